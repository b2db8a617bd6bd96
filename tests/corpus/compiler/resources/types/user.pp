# Attributes of a user.
user { 'u': ensure => present, uid => 1000, gid => 'g', groups => ['a', 'b'], home => '/home/u', managehome => true, shell => '/bin/sh', comment => 'c', password => '*' }
