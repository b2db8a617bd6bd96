# Two colons.
file { '/a':: ensure => file }
