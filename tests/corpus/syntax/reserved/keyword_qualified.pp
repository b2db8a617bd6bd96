# Qualified they are names.
$a = class::if
$b = ::if
