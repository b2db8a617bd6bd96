# A lambda in an interpolation.
$x = "${[1, 2].map |$y| { "<${y}>" }.join(',')}"
