# A block comment that spans lines after the heredoc mark.
$x = @(A) /* c
a
A
*/
$y = 1
