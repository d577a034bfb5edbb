## Marines e squadre di fuoco

upfront-modifier-bought-bolt-rifle = { $man }: fucile a ripetizione ordinaria

upfront-why-fire-team = { $man } non può stare nel Gruppo { $group }: c'è già un altro della sua squadra di fuoco.
upfront-why-fire-team-without-room = Con { $man } nel Gruppo { $group } gli uomini di una squadra di fuoco non potrebbero più stare in gruppi separati.
upfront-why-fire-team-stays = { $man } non va nel Gruppo { $group }, dove c'è o arriverà un altro della sua squadra di fuoco: può andare { $other } al suo posto.
upfront-why-design-no-marines = La parte { $side } non ha Marines.
upfront-why-design-marines-type = I Marines non hanno tipi di unità: scegli la linea e non { $troops }.

web-design-marines = Marines
