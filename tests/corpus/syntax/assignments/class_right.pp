# Nor is a class.
$x = class foo {}
