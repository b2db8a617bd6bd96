# Even a resource parses in an interpolation.
$x = "${notify { 'a': }}"
