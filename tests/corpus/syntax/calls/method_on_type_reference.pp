# A reference as the receiver.
$x = File['a'].foo
