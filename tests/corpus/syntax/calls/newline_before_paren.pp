# A parenthesis on a new line starts an expression of its own.
notice
('a')
