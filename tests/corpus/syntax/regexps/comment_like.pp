# A star after a slash is a comment even where a regular expression may stand.
$x = $a =~ /*/ b
