# Fails: Types in texts and definitions, case 29.
type T = Hash[String,Integer[1,2,3]]
notice(assert_type(T, 'zzz'))
