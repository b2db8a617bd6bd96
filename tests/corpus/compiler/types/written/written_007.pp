# Fails: Types in texts and definitions, case 7.
notice(assert_type('Integer[1,2][0]', 1))
