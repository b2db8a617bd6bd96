# Types in texts and definitions, case 77.
type T = Struct[{a=>SemVer['x']}]
notice(1 =~ T)
