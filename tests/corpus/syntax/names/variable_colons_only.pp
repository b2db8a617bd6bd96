# A dollar and colons.
$x = $::
