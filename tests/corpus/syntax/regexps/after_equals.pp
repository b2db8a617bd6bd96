# Assigned.
$x = /a/
