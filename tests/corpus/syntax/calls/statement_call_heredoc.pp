# A heredoc as the argument, then another.
notice @(A), @(B)
a
A
b
B
