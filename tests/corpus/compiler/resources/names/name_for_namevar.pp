# The attribute name stands for the name of the type.
file { 'motd': name => '/etc/motd' }
exec { 'run': name => '/bin/true' }
