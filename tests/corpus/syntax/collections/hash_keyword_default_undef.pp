# These are values.
$x = {default => undef, undef => default, true => false}
