# After a block comment a slash is judged by the token before the comment.
$x = 1 /* c */ / 2
$y = $x =~ /* c */ /a/
