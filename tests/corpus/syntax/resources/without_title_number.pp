# A number before pairs.
1 { ensure => present }
