# Attributes of a service.
service { 's': ensure => running, enable => true, hasstatus => true, hasrestart => false, subscribe => File['/a'] }
file { '/a': }
