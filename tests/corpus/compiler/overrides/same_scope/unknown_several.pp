# Fails: several resources that do not exist.
File['/f', '/g'] { mode => '0600' }
