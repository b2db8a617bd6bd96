# A resource can be extended before it is declared.
File['/etc/motd'] { mode => '0755' }
file { '/etc/motd': owner => 'alice' }
