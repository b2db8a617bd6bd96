# A carriage return before a parenthesis at the start of a line.
notice
(1)

