# A heredoc as a statement has no effect.
@(A)
a
A
$x = 1
