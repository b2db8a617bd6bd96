# A tilde alone is no operator.
$x = ~ 1
