# A parenthesis on the line after a heredoc stands first on its line.
notice @(A)
a
A
(1)
