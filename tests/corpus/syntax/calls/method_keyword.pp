# No keyword.
$a.class
