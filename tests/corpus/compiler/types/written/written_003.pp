# Fails: Types in texts and definitions, case 3.
notice(assert_type('Enum["a${1}"]', 1))
