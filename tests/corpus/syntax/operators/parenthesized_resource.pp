# A resource in parentheses.
$x = (notify { 'a': })
