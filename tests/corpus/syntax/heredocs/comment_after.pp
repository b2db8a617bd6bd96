# A comment after the heredoc mark.
$x = @(A) # comment
a
A
$y = 1
