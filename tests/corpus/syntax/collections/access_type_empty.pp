# They are needed too.
$x = Array[]
