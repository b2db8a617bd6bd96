# Fails: Types in texts and definitions, case 21.
type T = Deferred
notice(assert_type(T, 'zzz'))
