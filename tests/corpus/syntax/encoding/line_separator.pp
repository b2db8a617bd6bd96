# Unicode line separators do not end a comment.  $x = )
$a = 1
