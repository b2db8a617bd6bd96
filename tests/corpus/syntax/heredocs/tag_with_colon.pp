# A colon cannot be part of the tag.
$x = @(A:B)
text
A:B
