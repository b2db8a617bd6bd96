# Fails: Types in texts and definitions, case 84.
type T = Tuple[Integer, String, 0, 2]
notice(assert_type(T, 'zzz'))
