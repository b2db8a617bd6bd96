# Fails: Types in texts and definitions, case 6.
notice(assert_type('Integer[$x]', 1))
