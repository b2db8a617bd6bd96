# Fails: Types in texts and definitions, case 1.
notice(assert_type('Array[$x]', 1))
