# Types in texts and definitions, case 34.
type T = Iterable[String]
notice(assert_type(T, 'zzz'))
