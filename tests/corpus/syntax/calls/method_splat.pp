# Unfolded arguments.
$a.b(*$c)
