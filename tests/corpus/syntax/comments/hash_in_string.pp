# A hash in a string starts no comment.
$x = 'a # b'
$y = "a # ${x} # c"
