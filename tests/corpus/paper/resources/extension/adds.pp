# Attributes can be added to a resource by a reference to it.
file { '/etc/motd': owner => 'alice' }
File['/etc/motd'] { mode => '0755' }
