# Words that are keywords, as receivers.
$x = "${undef[1]} ${default[1]} ${true[1]}"
