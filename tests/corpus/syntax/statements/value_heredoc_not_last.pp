# A heredoc.
@(A)
a
A
$a = 1
