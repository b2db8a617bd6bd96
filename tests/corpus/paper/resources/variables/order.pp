# Fails: a variable is assigned after the resource that reads it.
file { '/etc/motd': content => $greeting }
$greeting = 'Welcome'
