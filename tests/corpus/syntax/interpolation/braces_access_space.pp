# A space before the index: another token.
$x = "${a [1]}"
