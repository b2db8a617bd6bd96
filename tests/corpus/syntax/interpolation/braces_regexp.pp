# A regular expression may start an interpolation.
$x = "${$a =~ /b}/} ${/c/}"
