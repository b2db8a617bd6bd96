# Fails: Types in texts and definitions, case 61.
type T = SemVer['1.x']
notice(assert_type(T, 'zzz'))
