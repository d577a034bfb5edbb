## What the page tells of fights hand to hand, reinforcements, snipers and the battlefield

upfront-ui-worth = value { $value }
upfront-ui-close-value = Close combat value
upfront-ui-foes = Whom they may meet
upfront-ui-attempts = { $count ->
        [one] One attempt
       *[other] { $count } attempts
    }
upfront-ui-free-choices = { $count ->
        [one] a card of one’s choice
       *[other] { $count } cards of one’s choice
    }
upfront-ui-snipers-come = { $count ->
        [one] a sniper
       *[other] { $count } snipers
    }
upfront-ui-rifles = { $count ->
        [one] A Sniper card makes 1 attack
       *[other] A Sniper card makes { $count } attacks
    }
upfront-ui-changed-cards = { $count ->
        [one] 1 card of the deck is another
       *[other] { $count } cards of the deck are others
    }
upfront-ui-changed-card = { $old } → { $new }
upfront-ui-asleep = Asleep
upfront-ui-behind = Behind the enemy, opposite { $letter }
