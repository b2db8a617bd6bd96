# A resource on the right.
$x = notify { 'a': }
