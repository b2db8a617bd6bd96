# Decimal integers.
$x = [0, 1, 42, 1234567890]
