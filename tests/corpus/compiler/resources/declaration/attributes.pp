# Attributes of all kinds of values.
notify { 'x': message => 'text', withpath => true }
file { '/a': ensure => file, mode => '0644', owner => 0, recurse => true, backup => false, content => "a\nb" }
