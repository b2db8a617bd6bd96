# No statement calls in parentheses.
$x = (include foo)
