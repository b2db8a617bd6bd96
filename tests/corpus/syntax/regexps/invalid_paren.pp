# A closing parenthesis too many.
$x = $a =~ /b)/
