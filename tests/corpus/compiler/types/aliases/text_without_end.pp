# Fails: what is missing at the end of the text of a type is told at the call.
notice('first')

notice(assert_type("Integer[1,
   ", 1))
