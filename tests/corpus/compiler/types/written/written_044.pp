# Types in texts and definitions, case 44.
type T = Optional[Foo[bar]]
notice(1 =~ T)
