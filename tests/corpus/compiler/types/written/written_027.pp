# Fails: Types in texts and definitions, case 27.
type T = Foo
notice(assert_type(T, 'zzz'))
