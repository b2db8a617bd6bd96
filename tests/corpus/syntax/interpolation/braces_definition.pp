# A class in an interpolation is out of place.
$x = "${class foo {}}"
