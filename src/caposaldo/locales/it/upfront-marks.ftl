## What is marked on a group

upfront-ui-surrendered = In resa
upfront-ui-sewer-entrance = Ingresso alle fognature
upfront-ui-below = Nelle fognature
upfront-ui-ablaze = Incendio
upfront-ui-smoke-marker = Fumo d'incendio
upfront-ui-level = livello di altitudine { $level }
upfront-ui-charge = carica Banzai sul gruppo { $letter }
upfront-ui-charged = subisce la carica del gruppo { $letter }
