# The name follows the dollar directly.
$x = $ a
