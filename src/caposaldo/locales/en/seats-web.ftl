## Seats, invitations and keys in the browser

web-the-side = the { $side }
web-title-playing = { $table } · Caposaldo
web-title-waiting = Invitation · { $table }
web-title-watching = Watching · { $table }
web-title-invite = Invitation · Caposaldo
web-title-invited = You are invited · { $game }
web-title-invited-by = { $name } invites you · { $game }
web-to-tables = To your tables
web-watch-game = Watch the game
web-from-start = Replay it from the start
web-you = You
web-the-other = The other
web-today-at = today at { $time }
web-day-at = on { $day } at { $time }

## Whoever made the table invites

web-waits-for-other = Waiting for the other to sit down
web-send-invite = Send the invitation
web-invites = Invitations
web-invite-lead = Whoever opens this link sits down with { web-the-side }. The link works once: when the other sits down, it goes out.
web-invite-again-lead = Whoever opens this link takes the seat of { web-the-side } and sees that hand. The link works once.
web-invite-link = Invitation link ({ $side })
web-invite-code = QR code of the invitation
web-invite-text = I invite you to a game: { $game }.
web-invite-elsewhere = An invitation is open already ({ $side }), but its link is not in this browser. If you make a new one, the old one goes out.
web-no-invite = Nobody is invited to play { web-the-side }.
web-new-invite-note = Make a new one if you sent it to the wrong person: the old one goes out at once.
web-make-invite = Make an invitation
web-make-new = Make a new one
web-withdraw = Withdraw the invitation
web-copy-link = Copy the link
web-copy = Copy
web-copy-by-hand = Mark the link and copy it by hand.
web-share = Share…
web-show = Show
web-hide = Hide
web-the-game = The game
web-as-played = Played
web-readings-usual = readings as in the document
web-readings-own = { $count ->
        [one] 1 reading other than the document's
       *[other] { $count } readings other than the document's
    }
web-chance = Chance
web-chance-sealed = is sealed when the other sits down
web-may-close = You may close this page: the table stays among yours.
web-play-meanwhile = Play the computer meanwhile
web-waiting-guest = As soon as the other sits down, the game begins here.
web-waiting-looking = You are watching; you have no seat. The game begins as soon as everybody sits.
web-waiting-campaign = The other player finds this game in the campaign: it begins here as soon as he opens it too.
web-has-sat-down = { $name } has sat down.
web-has-sat-down-unnamed = The other has sat down ({ $side }).

## How far a link reaches

web-reach = How far this link reaches
web-reach-computer = This computer
web-reach-network = Local network
web-reach-internet = Internet
web-reach-too = works here too
web-reach-not = does not reach
web-reach-network-text = Whoever opens it must be in your own network, the same Wi-Fi for example. To play from afar the server must be seen from outside.
web-reach-internet-text = The link opens from anywhere.
web-only-here = Works on this computer only.
web-only-here-text = At { $host } only this computer answers: no other device can open it. Restart the server for the local network, the table stays:
web-restarted = I have restarted it, try again
web-how-to-host = How to host a table

## How to host a table

web-host-lead = Whoever starts the program hosts the tables: the games stay on that computer, the others open a link in their browser.
web-host-now = now
web-host-computer = The usual way. You play the computer, or two play at one screen; no other device can come in.
web-host-computer-note = Invitation links open here only, in another browser for example.
web-host-network = Whoever is in the same network, the same Wi-Fi for example, opens your links. Tables made before stay.
web-host-network-note = The first start may bring up a question of the firewall: allow private networks. The link has the address of your computer in that network.
web-host-internet = This takes a computer that can be reached from outside, with an address of its own and an encrypted connection (https) in front of the program.
web-host-internet-note = With --public-url invitation links begin with that address.
web-host-keys = Invitations, seats and keys
web-host-invite = An invitation works once
web-host-invite-text = Whoever uses it gets a key that only that browser knows; whoever made the table never sees it. Until somebody uses it, it can be withdrawn or made anew.
web-host-seat = The link of your seat
web-host-seat-text = It takes your seat to another device. Keep it to yourself: whoever opens it plays in your place.
web-host-lost = The key is lost
web-host-lost-text = A browser may forget what a page keeps. If you have the link of your seat, open it. If not, whoever made the table sends you a new invitation: everybody at the table is told, and it stands in the record.
web-host-watch = Watching
web-host-watch-text = The address of the table, without a key, lets one watch: hands and covered cards stay covered.

## Whoever is invited

web-invited = You are invited to play
web-invited-by = { $name } invites you to play
web-invited-campaign = A campaign: one game after the other with the same men, who learn, are wounded and make their way.
web-you-sit = You sit down with { web-the-side }
web-again-guest = Somebody had this seat before.
web-again-guest-text = If you sit down, you see that hand and play in that place; the old key goes out, and everybody at the table is told.
web-own-invite = This browser has a seat at this table already.
web-own-invite-text = The invitation is for another person: if you sit down here, you have both sides.
web-to-my-seat = To your seat
web-your-name = Your name, if you like
web-name-hint = what to call you
web-sit-down = Sit down
web-need-account = no account
web-need-password = no password
web-need-install = nothing to install
web-need-sealed = chance sealed by both
web-only-look = Only look
web-invite-spent-title = Invitation no longer good · Caposaldo
web-invite-used = This invitation was used already
web-invite-used-text = Somebody sat down { $when }. An invitation works once, so that nobody can take another's seat.
web-used-you = Was it you, in another browser?
web-used-you-text = Open the game there, or open the link of your seat.
web-used-other = Was it not you?
web-used-ask = Ask whoever sent you the link for a new invitation.
web-used-ask-name = Ask { $name } for a new invitation.
web-invite-withdrawn = This invitation was withdrawn
web-invite-withdrawn-text = Whoever made the table withdrew it { $when }: it seats nobody any more.
web-withdrawn-want = Do you still want to play?
web-no-such-invite = There is no invitation here
web-no-such-invite-text = Perhaps half of the link was copied, or the invitation was on another server. Compare it with the one you got.

## The link of my seat

web-seat-link = The link of my seat
web-seat-link-of = Seat link ({ $side })
web-seat-link-lead = Scan it with your phone, or open it in another browser, and go on from there: the same seat, the same hand.
web-seat-code = QR code of your seat ({ $side })
web-seat-danger = Whoever opens it plays in your place and sees your hand.
web-seat-danger-text = Do not send it to your opponent. If it has got into other hands, make a new one: the old one goes out.
web-seat-renewed = Here is the new link: the old one is out, wherever it was.
web-seat-offer = Keep the link of your seat.
web-seat-offer-text = A browser may forget what it keeps: with the link you find the table again, on another device too.
web-not-now = Not now
web-key-gone = This browser no longer has the seat
web-key-gone-text = The key it keeps opens no seat at this table: it was made anew, or somebody sat down with a new invitation.
web-link-dead = This link opens no seat
web-link-dead-text = The key in it is not good for this table: it was made anew, or somebody sat down with a new invitation.
web-key-gone-you = Was it you, elsewhere?
web-key-gone-you-text = Open “The link of my seat” there and use it here.
web-key-gone-other = Was it not you?
web-key-gone-other-text = Ask whoever made the table for a new invitation.

## A new invitation to a seat that was taken

web-send-new-invite = Send a new invitation
web-open-invite = Open invitation
web-again-lead = Has the player of { web-the-side } lost the key? A new invitation gives the seat back.
web-again-sure = A new invitation to the seat ({ $side })?
web-again-hand = Whoever uses it sees that hand and plays in that seat.
web-again-key = As soon as it is used, the key used until now goes out.
web-again-told = Everybody at the table is told, and it stands in the record.
web-again-do = Make the new invitation
web-again-not = Leave all as it is
web-news = Seats at the table
web-news-invited = There is a new invitation to a seat that was taken ({ $side }): whoever uses it sees that hand and plays there.
web-news-seated = { $name } has sat down with a new invitation ({ $side }) and plays there from now on, seeing that hand.
web-news-seated-unnamed = Somebody has sat down with a new invitation ({ $side }) and plays there from now on, seeing that hand.

## Forgetting

web-forget-sure = Forget “{ $name }”?
web-forget-text = This browser loses the key of the seat; the table stays on the server. The link of the seat finds it again.
web-forget-no-seat = It only leaves this list.
web-keep-link-first = First the link of my seat
web-forget-not = Keep it
web-forgotten = “{ $name }” is forgotten.
web-bring-back = Bring it back

## Watching

web-watches = You are watching
web-watching = You are watching; you have no seat
web-watching-text = You see what is public: hands and covered cards stay covered, for everybody.
web-watching-decides = You are watching; you have no seat. { $side } must decide.
web-want-seat = Would you like a seat? Ask whoever made the table for an invitation: nobody who watches sits down by himself.
web-spectators = { $count ->
        [0] nobody is watching
        [one] 1 spectator
       *[other] { $count } spectators
    }
web-is-here = is here
web-watch-link = Link for watching
web-watch-code = QR code for watching

## A line that is lost, a server that is busy

web-trying = Trying again now…
web-tries-in = { $seconds ->
        [one] Trying again in 1 second.
       *[other] Trying again in { $seconds } seconds.
    }
web-may-try-in = { $seconds ->
        [one] In 1 second it can be tried again.
       *[other] In { $seconds } seconds it can be tried again.
    }
web-try-now = Try now
web-no-server = The server does not answer
web-no-server-text = Nothing is lost: every act was written already. If the server is yours, start it with
web-nothing-here = There is no table here
web-nothing-here-text = Perhaps half of the link was copied, or the table was on another server. Compare it with the one you got.
web-error-used = This invitation is no longer good: ask for a new one.
web-error-unsaved = This cannot be saved now. Nothing has changed: try again.
web-error-busy = The server has too much to do just now.
web-error-stopped = This table can only be looked at: today's rules do not replay it to its end.
common-why-invite-used = This invitation was used already: ask for a new one.
common-why-invite-withdrawn = This invitation was withdrawn: ask for a new one.

## A table that today's rules do not replay

web-stopped = A table of an earlier version
web-stopped-short = Stopped at { $at }
web-stopped-at = This table can be looked at up to answer { $at }.
web-stopped-whole = This table can be looked at up to answer { $at }; answer { $next } is not allowed by today's rules.
web-stopped-good = Up to there all is verified: { $at } of { $of } answers.
web-play-on-there = Go on from there
