# A zero-width space is not.
$a =​1
