# Fails: Types in texts and definitions, case 87.
type T = Variant[]
notice(assert_type(T, 'zzz'))
