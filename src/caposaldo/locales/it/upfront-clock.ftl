## L'orologio facoltativo (UF 16.31)

upfront-choice-clock = Orologio
upfront-choice-clock-none = nessuno
upfront-choice-clock-minute = un minuto per turno
upfront-action-time-up = Tempo scaduto
upfront-verb-time-up = Tempo scaduto
upfront-event-time-up = Il minuto del giocatore { $seat-adjective } è finito: in questo turno non si dichiara altro.
upfront-why-no-clock = Questa partita si gioca senza orologio.
