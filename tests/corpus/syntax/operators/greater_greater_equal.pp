# A shift and an equal sign.
$x = 1 >>= 2
