# After a variable, a quote and a variable.
$x = "$y"$z"
