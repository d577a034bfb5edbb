## Quel che la pagina dice del corpo a corpo, dei rinforzi, dei cecchini e del campo di battaglia

upfront-ui-worth = valore { $value }
upfront-ui-close-value = Valore di corpo a corpo
upfront-ui-foes = Chi possono affrontare
upfront-ui-attempts = { $count ->
        [one] Un tentativo
       *[other] { $count } tentativi
    }
upfront-ui-free-choices = { $count ->
        [one] una carta a scelta
       *[other] { $count } carte a scelta
    }
upfront-ui-snipers-come = { $count ->
        [one] un cecchino
       *[other] { $count } cecchini
    }
upfront-ui-rifles = { $count ->
        [one] Una carta Cecchino fa 1 attacco
       *[other] Una carta Cecchino fa { $count } attacchi
    }
upfront-ui-changed-cards = { $count ->
        [one] 1 carta del mazzo è cambiata
       *[other] { $count } carte del mazzo sono cambiate
    }
upfront-ui-changed-card = { $old } → { $new }
upfront-ui-asleep = Addormentato
upfront-ui-behind = Alle spalle del nemico, di fronte a { $letter }
