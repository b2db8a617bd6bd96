# Types in texts and definitions, case 70.
type T = Struct[{a=>Foo[bar]}]
notice(1 =~ T)
