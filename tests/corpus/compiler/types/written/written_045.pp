# Fails: Types in texts and definitions, case 45.
type T = Optional[Foo]
notice(assert_type(T, 'zzz'))
