# On the right of an assignment.
$x = file { ensure => present }
