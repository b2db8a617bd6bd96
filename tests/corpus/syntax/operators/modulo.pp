# The percent sign outside of a template.
$x = 7 % 4
$y = 7%4
$z = 7 %> 4
