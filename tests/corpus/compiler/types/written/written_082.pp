# Fails: Types in texts and definitions, case 82.
type T = Timespan['1:00:00']
notice(assert_type(T, 'zzz'))
