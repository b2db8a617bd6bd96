# Too large in hexadecimal.
$x = 0xffffffffffffffff
