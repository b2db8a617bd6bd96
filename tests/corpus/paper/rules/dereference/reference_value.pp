# A resource reference is a value, and is written as a string in catalogs.
file { '/etc/motd': }
$reference = File['/etc/motd']
notify { 'reference': message => [$reference, Notify['reference']] }
