# A keyword as the receiver.
$x = "${default.foo} ${unless[0]}"
