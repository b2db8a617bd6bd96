# Among other statements.
$x = 1
file { ensure => present }
