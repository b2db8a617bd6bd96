# Fails: Types in texts and definitions, case 14.
type T = Array[Foo::Bar]
notice(assert_type(T, 'zzz'))
