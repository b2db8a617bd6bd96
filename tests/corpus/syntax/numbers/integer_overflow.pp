# An integer beyond 64 bits.
$x = 9223372036854775808
