# Nor a defined type.
$x = define foo {}
