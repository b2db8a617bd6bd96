# A title is needed.
file { ensure => present }
