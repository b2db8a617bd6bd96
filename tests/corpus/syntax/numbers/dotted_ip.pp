# An IP address must be quoted.
$x = 10.0.0.1
