# Fails: Types in texts and definitions, case 10.
notice(assert_type('Tuple[Integer, 1, default]', 1))
