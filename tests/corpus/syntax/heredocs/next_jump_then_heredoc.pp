# A heredoc on the line directly after another.
$x = @(A)
a
A
$y = @(B)
b
B
