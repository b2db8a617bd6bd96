# Too large in octal.
$x = 07777777777777777777777
