# Fails: Types in texts and definitions, case 63.
type T = Struct[{'a' => Integer, b => String}]
notice(assert_type(T, 'zzz'))
