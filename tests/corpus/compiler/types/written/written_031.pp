# Fails: Types in texts and definitions, case 31.
type T = Integer[$x]
notice(assert_type(T, 'zzz'))
