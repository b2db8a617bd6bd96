# Fails: Types in texts and definitions, case 62.
type T = Sensitive[String]
notice(assert_type(T, 'zzz'))
