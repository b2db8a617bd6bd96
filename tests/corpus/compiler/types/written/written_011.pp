# Fails: Types in texts and definitions, case 11.
notice(assert_type('Variant[Foo[1],String]', 1))
