# A value is missing at the end.
$x =
