# Fails: only a resource that is declared can be extended.
File['/etc/motd'] { mode => '0755' }
