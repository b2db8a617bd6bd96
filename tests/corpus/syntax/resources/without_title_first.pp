# With statements after it.
file { ensure => present }
$x = 1
