## Tables played again under this version

terminal-tables-playing = playing again
terminal-tables-unfinished = Unfinished tables that stop under this version:
terminal-tables-finished = Finished tables that can be replayed in part only:
terminal-tables-lost = Campaigns that cannot be read:
terminal-tables-line = { $id }  { $game }, { $scenario } (rules { $rules }, { $made })
terminal-tables-stop = after { $at } of { $of } answers: { $why }
terminal-tables-refused = answer { $next } is refused{ $told ->
        [yes] : { $detail }
       *[no] {""}
    }
terminal-tables-elsewhere = answer { $next } leads to another position than when it was given
terminal-tables-unmade = the beginning cannot be laid out any more: { $detail }
terminal-tables-newer = it needs newer rules: { $detail }
terminal-tables-sum-unfinished = Unfinished: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $good ->
        [one] 1 goes on
       *[other] { $good } go on
    }, { $stop ->
        [one] 1 stops
       *[other] { $stop } stop
    }.
terminal-tables-sum-finished = Finished: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $good ->
        [one] 1 replays
       *[other] { $good } replay
    } whole, { $stop } in part.
terminal-tables-sum-campaigns = { $campaigns ->
        [one] 1 campaign
       *[other] { $campaigns } campaigns
    }, { $lost ->
        [0] all can be read
       *[other] { $lost } cannot be read
    }.
