# Types in texts and definitions, case 5.
notice(assert_type('Init[Integer]', 1))
