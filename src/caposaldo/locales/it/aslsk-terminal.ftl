## The Starter Kit in a terminal

aslsk-terminal-headline = { $short ->
        [yes] { $turn }/{ $of } { $side }, { $phase }
       *[no] turno { $turn }/{ $of }, { $side }, { $phase }
    }
aslsk-terminal-holds = { $side } in possesso di { $places }
aslsk-terminal-reach = { $mf } MF da qui
aslsk-terminal-waits = { $side }, turno { $turn }, da { $edge }: { $units }
aslsk-terminal-snowing = Nevica: da distanza { $range } in su il fuoco ha una Hindrance di { $hindrance }.
aslsk-terminal-fortified = { $known ->
        [secret] fortificato { $tem }, il nemico non lo sa
       *[shown] fortificato { $tem }
    }
aslsk-terminal-exited = Usciti dalla mappa: { $units }
aslsk-terminal-lost = Fuori gioco: { $units }
aslsk-terminal-absent = Non inviati: { $units }
aslsk-terminal-losses = Perdite in punti: { $losses }

## Previews

aslsk-terminal-fire-sum = { $fp } FP, colonna { $column }; DR { $drm }
aslsk-terminal-close-sum = { $attack } contro { $defence }, rapporto { $odds }: numero di eliminazione { $kill }; DR { $drm }
aslsk-terminal-drm = Somma { $drm }
aslsk-terminal-exact = esatto, su tutti i tiri
aslsk-terminal-cowering = { $columns ->
        [one] Un doppio costa una colonna (Cowering); è già contato.
       *[other] Un doppio costa { $columns } colonne (Cowering); è già contato.
    }
aslsk-terminal-fates = Perdite, Broken, inchiodate:
aslsk-terminal-fate = { $unit }: { $removed }, { $broken }, { $pinned }
aslsk-terminal-threat = { $unit } in { $hex } potrebbe sparare, distanza { $range }: colonna { $column }, DRM { $drm }; perdite o Broken { $hurt }
aslsk-terminal-swept = Residual FP { $fp } in quell'esagono: colonna { $column }, DRM { $drm }; perdite o Broken { $hurt }
aslsk-terminal-command = un'azione, per esempio: move g1; go N5
aslsk-terminal-fired-at = Modificatori del fuoco contro chi ci va:
aslsk-terminal-cost = Costa { $mf } MF su { $left }

## The ruler

aslsk-terminal-sight = Da { $from } a { $to }, distanza { $range }: { $result ->
        [clear] { $total ->
            [0] la linea di vista è libera.
           *[other] la linea di vista è libera, con Hindrance { $total }.
        }
        [much] Hindrance di { $total }: la linea di vista è bloccata.
       *[blocked] { $hex } blocca la linea di vista.
    }
aslsk-terminal-hindrance = { $what } +{ $value } in { $hex }, distanza { $range }{ $counts ->
        [yes] {""}
       *[no] {" "}(a questa distanza conta una volta)
    }
aslsk-terminal-snow = nevicata +{ $value }
aslsk-terminal-ruler-laid = Il righello è in { $hex }: muovi il cursore; r lo toglie.
aslsk-terminal-no-ruler = A questo tavolo gli attacchi si dichiarano prima di controllare la linea di vista.

## Records


## Help

aslsk-terminal-help = Si gioca con la sola tastiera.

    frecce, j k      scegli un'opzione
    Invio, cifre     prendila; ciò che è definitivo chiede conferma
    Tab              vai alla mappa e torna
    frecce, h j k l  sulla mappa: muovi il cursore e leggi;
                     Invio prende ciò che vi è offerto
    r                sulla mappa: posa o togli il righello della vista
    Esc              lascia la scelta, o annulla la mossa
    u                annulla la mossa, finché non si tirano dadi
    h, H             suggerimento con il motivo (H anche sulla mappa)
    a                rispondi sempre così; A torna a chiedere
    /                scrivi un'azione: si gioca, o leggi perché no
    L                l'altra lingua
    b                di che cosa tratta lo scenario
    s, q             salva la registrazione; esci

    2×467 due squadre 4-6-7   9-1 un leader   LMG un'arma di supporto,
    in corsivo se non è di nessuno   +2 altre due: porta lì il cursore
    ↓ Broken   ⇓ Broken e DM   ▼ inchiodata   ~ CX   * ferito
    ᴾ Prep Fire   ′ First Fire   ″ Final Fire   x guasta
    ♣ bosco   ♧ frutteto   ≡ grano   · strada
    edificio ⌂ in legno, ■ in pietra   ⚑ conta per la vittoria
    ≈ fumo   R4 Residual FP   ⊗ mischia   ◆ carica da demolizione
    ♜ fortificato, ♖ ignoto al nemico   mappa bianca: nevica
