# Fails: Types in texts and definitions, case 4.
notice(assert_type('Foo', 1))
