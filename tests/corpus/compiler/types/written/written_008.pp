# Types in texts and definitions, case 8.
notice(assert_type('NotUndef', 1))
