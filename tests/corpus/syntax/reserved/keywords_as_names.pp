# Keywords that are no values.
$a = case
