# Floating-point numbers.
$x = [1.0, 0.5, 3.14159, 10.25]
