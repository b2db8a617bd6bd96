# Fails: an attribute that is set cannot be changed from outside of inheritance.
file { '/etc/motd': owner => 'alice' }
File['/etc/motd'] { owner => 'bob' }
