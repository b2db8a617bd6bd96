# Fails: a mistake in the text of a type is told at its place in that text.
notice('first')

notice(assert_type("Integer[1,
   %]", 1))
