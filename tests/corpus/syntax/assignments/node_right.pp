# Nor a node.
$x = node foo {}
