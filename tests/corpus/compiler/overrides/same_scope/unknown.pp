# Fails: a resource that does not exist.
File['/f'] { mode => '0600' }
