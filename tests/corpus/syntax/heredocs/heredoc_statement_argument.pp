# A heredoc as the argument of a statement call.
notice @(A)
a
A
