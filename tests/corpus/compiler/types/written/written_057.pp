# Types in texts and definitions, case 57.
type T = Regexp[/a/]
notice(T)
