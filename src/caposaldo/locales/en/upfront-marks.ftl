## What is marked on a group

upfront-ui-surrendered = Surrendered
upfront-ui-sewer-entrance = Sewer entrance
upfront-ui-below = In the sewers
upfront-ui-ablaze = Ablaze
upfront-ui-smoke-marker = Smoke of a fire
upfront-ui-level = altitude level { $level }
upfront-ui-charge = Banzai charge on group { $letter }
upfront-ui-charged = charged by group { $letter }
