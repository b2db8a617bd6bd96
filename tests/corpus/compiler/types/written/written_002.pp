# Fails: Types in texts and definitions, case 2.
notice(assert_type('Callable[[], Integer]', 1))
