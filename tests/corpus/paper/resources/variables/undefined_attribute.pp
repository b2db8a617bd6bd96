# Fails: an attribute reads a variable that is not defined.
file { '/etc/motd': content => $greeting }
