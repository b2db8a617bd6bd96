# An index after a conditional.
$x = if $a { [1] } else { [2] }[0]
