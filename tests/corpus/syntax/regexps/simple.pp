# Regular expressions after a match operator.
$x = $a =~ /b/
$y = $a !~ /^b.*c$/
