# A class is no value.
$x = 1 + class foo {}
