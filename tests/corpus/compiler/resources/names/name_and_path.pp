# The attribute name and the name of the type.
file { 'motd': name => '/a', path => '/b' }
