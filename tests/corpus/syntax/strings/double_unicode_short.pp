# Too few digits: kept, with a warning.
$x = "\u12"
