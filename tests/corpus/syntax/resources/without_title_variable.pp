# A variable before pairs.
$file { ensure => present }
