# Fails: Types in texts and definitions, case 25.
type T = File['/a']
notice(assert_type(T, 'zzz'))
