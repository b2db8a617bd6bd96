# A dollar alone is a variable without a name.
$x = $
