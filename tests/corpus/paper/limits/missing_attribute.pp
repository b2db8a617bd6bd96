# An attribute that is not set is `undef` in Puppet; DeRefRes has no value for it.
file { '/etc/motd': owner => 'alice' }
notify { 'result': message => File['/etc/motd']['mode'] }
