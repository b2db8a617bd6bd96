# A call before pairs.
f(1) { ensure => present }
