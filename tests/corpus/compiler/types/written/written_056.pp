# Types in texts and definitions, case 56.
type T = Pattern[/a/, 'b']
notice(T)
