### Rinforzi casuali e più cecchini (48, 53.2)

upfront-event-reinforcement-chance = Il nemico pesca un 6 nero ({ $card }): il giocatore { $seat-adjective } può tentare di ottenere rinforzi casuali nel prossimo turno.
upfront-event-reinforcement-chance-deck = Il mazzo è stato rimescolato: il giocatore { $seat-adjective } può tentare di ottenere rinforzi casuali nel prossimo turno.
upfront-event-musters = Il giocatore { $seat-adjective } tenta di ottenere rinforzi, { $card-draw }: { $found ->
        [yes] sono in arrivo
       *[no] non arriva nessuno
    }.
upfront-event-wins-sniper = Il giocatore { $seat-adjective } ottiene un cecchino, disponibile dal prossimo turno.
upfront-event-sniper-joins = Il cecchino { $seat-adjective } è in posizione: { $count ->
        [one] una carta Cecchino fa 1 attacco
       *[other] una carta Cecchino fa { $count } attacchi
    }.
upfront-event-recruits = { $man } arriva come rinforzo per il giocatore { $seat-adjective }.
upfront-event-recruits-armed = { $man } arriva come rinforzo per il giocatore { $seat-adjective } con un'arma: { $weapon }.
upfront-event-nobody-like-him = { $man } non è disponibile e nessuna carta del giocatore { $seat-adjective } può sostituirlo.
upfront-event-snipes-often = Il giocatore { $seat-adjective } gioca la carta { $card } per più attacchi, contro i Gruppi nemici { $targets }.

upfront-prompt-choose-recruit = Scegli la carta che arriva come rinforzo.
upfront-prompt-replace-recruit = { $man } non è disponibile: scegli chi arriva al suo posto.

upfront-action-muster = Tenta di ottenere rinforzi casuali
upfront-action-recruit = Arriva { $man }
    .words = man
upfront-action-recruit-2 = Arriva { $man } ({ $what })
    .words = man what:secondary
upfront-action-snipe-3 = { $card } contro il { $target } e il { $second } nemici
    .words = card >target:group >second:group
upfront-action-snipe-4 = { $card } contro il { $target }, il { $second } e il { $third } nemici
    .words = card >target:group >second:group >third:group
upfront-action-snipe-5 = { $card } contro il { $target }, il { $second }, il { $third } e il { $fourth } nemici
    .words = card >target:group >second:group >third:group >fourth:group
upfront-action-snipe-6 = { $card } contro il { $target }, il { $second }, il { $third }, il { $fourth } e il { $fifth } nemici
    .words = card >target:group >second:group >third:group >fourth:group >fifth:group
upfront-verb-muster = Rinforzi casuali
upfront-verb-recruit = Rinforzo

upfront-why-not-entitled = Il giocatore { $seat-adjective } non ha rinforzi casuali in questa partita.
upfront-why-no-chance-now = I rinforzi casuali si tentano solo nel turno subito dopo un 6 nero del nemico o un nuovo mazzo.
upfront-why-only-mustering = Il tentativo di ottenere rinforzi occupa tutto il turno: si può ancora giocare solo una carta Eroe.
upfront-why-no-discard-after-muster = Dopo un tentativo di ottenere rinforzi il giocatore { $seat-adjective } non scarta altro.
upfront-why-too-many-attacks = { $count ->
        [one] Una carta Cecchino fa ora 1 attacco.
       *[other] Una carta Cecchino fa ora { $count } attacchi.
    }
upfront-why-letters-in-order = Indica i Gruppi nemici nell'ordine delle loro lettere.
upfront-why-not-to-be-had = { $man } non è disponibile: la carta è in gioco, persa o di un altro periodo.
upfront-why-no-like-card = { $man } non può sostituire la carta che manca: prendi stessa arma, stesso Morale e stesso Panico, o se nessuno li ha un'altra arma di valore non superiore.
upfront-why-no-free-choice = { $man } non si può scegliere: non arrivano così MMG, { $guns ->
        [yes] cannoni anticarro
       *[no] cannoni
    } o AFV, e le carte in bianco solo con i valori soliti.
upfront-why-no-second-weapon = { $man } non può avere quest'arma: solo un uomo con fucile o pistola mitragliatrice riceve un'arma secondaria, fra quelle che la sua parte ha ora.
upfront-why-design-random-decks = I rinforzi casuali si acquistano una volta per un mazzo della partita: scegli mazzi da 1 a { $most }.
upfront-why-design-random-and-later = Chi acquista rinforzi casuali non ne ha altri: togli gli uni o gli altri.
upfront-modifier-bought-random = rinforzi casuali nel { $deck ->
        [1] primo mazzo
        [2] secondo mazzo
        [3] terzo mazzo
       *[other] mazzo { $deck }
    }

upfront-outcome-muster-red = rosso: nessuno
upfront-outcome-muster-0 = 0 nero
upfront-outcome-muster-1 = 1 nero
upfront-outcome-muster-2 = 2 nero
upfront-outcome-muster-3 = 3 nero
upfront-outcome-muster-4 = 4 nero
upfront-outcome-muster-5 = 5 nero
upfront-outcome-muster-6 = 6 nero

upfront-hint-muster = Possono arrivare rinforzi, e in questo turno nulla vale di più.
upfront-hint-too-busy = In questo turno i Gruppi hanno di meglio da fare che aspettare rinforzi.
upfront-hint-recruit = Qui { $man } vale di più.

web-design-random = Rinforzi casuali nel mazzo

## Carte in bianco

upfront-man-g81 = N.N. 81
upfront-man-g82 = N.N. 82
upfront-man-g83 = N.N. 83
upfront-man-g84 = N.N. 84
upfront-man-g85 = N.N. 85
upfront-man-g86 = N.N. 86
upfront-man-g87 = N.N. 87
upfront-man-g88 = N.N. 88
upfront-man-g89 = N.N. 89
upfront-man-r81 = N.N. 81
upfront-man-r82 = N.N. 82
upfront-man-r83 = N.N. 83
upfront-man-r84 = N.N. 84
upfront-man-r85 = N.N. 85
upfront-man-r86 = N.N. 86
upfront-man-r87 = N.N. 87
upfront-man-a81 = N.N. 81
upfront-man-a82 = N.N. 82
upfront-man-a83 = N.N. 83
upfront-man-a84 = N.N. 84
upfront-man-a85 = N.N. 85
upfront-man-a86 = N.N. 86
upfront-man-a87 = N.N. 87
upfront-man-a88 = N.N. 88
upfront-man-a89 = N.N. 89
upfront-man-a90 = N.N. 90
upfront-man-a91 = N.N. 91
upfront-man-b81 = N.N. 81
upfront-man-b82 = N.N. 82
upfront-man-b83 = N.N. 83
upfront-man-b84 = N.N. 84
upfront-man-b85 = N.N. 85
upfront-man-j81 = N.N. 81
upfront-man-j82 = N.N. 82
upfront-man-j83 = N.N. 83
upfront-man-j84 = N.N. 84
upfront-man-j85 = N.N. 85
upfront-man-j86 = N.N. 86
upfront-man-j87 = N.N. 87
upfront-man-i81 = N.N. 81
upfront-man-i82 = N.N. 82
upfront-man-i83 = N.N. 83
upfront-man-i84 = N.N. 84
upfront-man-i85 = N.N. 85
upfront-man-i86 = N.N. 86
upfront-man-i87 = N.N. 87
upfront-man-i88 = N.N. 88
upfront-man-i89 = N.N. 89
upfront-man-f81 = N.N. 81
upfront-man-f82 = N.N. 82
upfront-man-f83 = N.N. 83
upfront-man-f84 = N.N. 84
upfront-man-f85 = N.N. 85
upfront-man-f86 = N.N. 86
upfront-man-f87 = N.N. 87
upfront-man-f88 = N.N. 88
upfront-man-f89 = N.N. 89
