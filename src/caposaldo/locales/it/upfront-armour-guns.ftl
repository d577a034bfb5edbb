## Ordinanza di mezzi corazzati e cannoni e contro di loro, armi anticarro, scafo giù

upfront-event-pierces = { $man } del Gruppo { $group } { $seat-adjective } mira alla corazza del Gruppo nemico { $target } a raggio relativo { $range } con la carta { $card }: numeri { $printed }{ $modifier-count ->
        [0] {""}
       *[other] , { $modifiers }
    }, colpisce con { $hits }.
upfront-event-used-up = { $man } ha consumato il suo { $weapon }.
upfront-event-flank-shot = Il colpo su { $man } trova il Fianco.
upfront-event-critical-hit = Colpo critico su { $man }: { $card-draw }.
upfront-event-smoke-thrown = L'AFV del Gruppo { $group } { $seat-adjective } tira { $card } sul Gruppo { $target } { $owner-adjective }.

upfront-action-pierce = { $man } ({ $group }) spara alla corazza del { $target } nemico con { $card }{ $gun ->
        [none] {""}
       *[other] , dalla torretta
    }
    .words = group>target:group man>gun card
upfront-action-pierce-4 = { $man } ({ $group }) spara alla corazza del { $target } nemico con { $card } e { $hero }
    .words = group>target:group man card hero:card
upfront-action-smoke-3 = Il { $group } tira { $card } sul { $target }
    .words = group target:group card
upfront-verb-pierce = Ordinanza alla corazza

upfront-modifier-to-hit-losses = equipaggio perduto
upfront-modifier-to-hit-flanking = fuoco sul fianco
upfront-modifier-to-hit-both = fuoco in movimento
upfront-modifier-to-hit-no-turret = cannone senza torretta, bersaglio in movimento
upfront-modifier-to-hit-stuck = cannone senza torretta, AFV impantanato o immobilizzato
upfront-modifier-to-hit-terrain = sparando da { $terrain }
upfront-modifier-range-number = raggio relativo
upfront-modifier-no-high-explosive = niente HE
upfront-modifier-hull-down = a scafo giù

upfront-why-is-stunned = { $man } è stordito.
upfront-why-no-such-gun = { $name } non ha un tale cannone.
upfront-why-no-gun-from-here = { $man } non può sparare da questo terreno.
upfront-why-armour-only = L'arma di { $man } è solo contro la corazza.
upfront-why-no-armour-there = Il Gruppo { $group } non ha corazza a cui sparare.
upfront-why-no-effect-on-armour = L'arma di { $man } non ha effetto sulla corazza.
upfront-why-gun-too-low = Il cannone nello scafo di { $man } non può sparare a scafo giù.
upfront-why-no-smoke-shells = Il Gruppo { $group } non ha un AFV che tiri Fumo su altri gruppi.
upfront-why-no-smoke-from-afv = L'AFV del Gruppo { $group } non porta Fumo.
