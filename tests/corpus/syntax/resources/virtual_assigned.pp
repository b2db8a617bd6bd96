# Assigned.
$x = @file { '/a': }
