# Fails: integers with more than 64 bits, case 96.
notice(inline_template('<%= 1 %>', Integer('-9223372036854775900')))
