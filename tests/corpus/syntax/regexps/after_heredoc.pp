# After a heredoc too.
$x = @(A) /c/ d
a
A
