# Fails: Types in texts and definitions, case 9.
notice(assert_type('Regexp[/a/]', 1))
