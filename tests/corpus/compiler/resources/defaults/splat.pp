# Defaults from a hash.
File { * => { mode => '0600', owner => 'x' } }
file { '/a': }
