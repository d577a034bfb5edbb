## Fuoco su veicoli e cannoni, e loro fuoco

upfront-event-burns = Il Gruppo { $group } { $seat-adjective } attacca la corazza del Gruppo nemico { $target } a raggio relativo { $range }, { $firepower } FP incasellati, con { $cards }: { $modifiers }, forza { $strength }.
upfront-event-second-attack = Il Gruppo { $group } { $seat-adjective } usa le stesse carte per un secondo attacco, incasellato, sul Gruppo nemico { $target }, { $firepower } FP incasellati: { $modifiers }, forza { $strength }.

upfront-prompt-burn = { $count ->
        [0] Il Gruppo { $group } attacca la corazza del Gruppo nemico { $target }, raggio relativo { $range }: scegli una carta Fuoco per i suoi { $firepower } FP incasellati.
       *[other] Il Gruppo { $group } attacca la corazza del Gruppo nemico { $target }, raggio relativo { $range }: { $need } FP incasellati usati su { $firepower }. Aggiungi una carta o apri il fuoco.
    }
upfront-prompt-second-attack = I { $firepower } FP incasellati del Gruppo { $group } permettono un secondo attacco sul Gruppo nemico { $target } con le stesse carte, forza { $strength }: fallo o lascia stare.

upfront-action-burn = Il { $group } attacca la corazza del { $target } nemico
    .words = group>target:group
upfront-action-second = Fai il secondo attacco
upfront-verb-burn = Attacca la corazza
upfront-verb-second = Secondo attacco

upfront-modifier-commander-killed = comandante ucciso
upfront-modifier-escorted-by-infantry = fanteria accanto al veicolo
upfront-modifier-escorted-by-armour = un veicolo accanto alla fanteria
upfront-modifier-gun-was-seen = il cannone ha sparato o si è mosso e non può nascondersi
upfront-modifier-no-armour-beside = nessun corazzato amico

upfront-outcome-destroyed = distrutto
upfront-outcome-stunned = stordito
upfront-outcome-immobilised = immobilizzato
upfront-outcome-commander-killed = comandante ucciso
upfront-outcome-buttoned-up = portelli chiusi (BU)

upfront-why-afv-is-stunned = Il veicolo del Gruppo { $group } è stordito e non può sparare.
upfront-why-afv-is-pinned = Il veicolo del Gruppo { $group } è inchiodato e non può sparare.
upfront-why-no-armour = Il Gruppo { $group } non è un mezzo corazzato: non c'è nessuna corazza da attaccare.
upfront-why-nothing-boxed = Il Gruppo { $group } non ha FP incasellati contro quel veicolo da qui.
