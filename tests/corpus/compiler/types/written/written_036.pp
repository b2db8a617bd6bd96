# Fails: Types in texts and definitions, case 36.
type T = Notify
notice(assert_type(T, 'zzz'))
