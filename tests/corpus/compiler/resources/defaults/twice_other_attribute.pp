# Two defaults for different attributes.
File { mode => '0600' }
File { owner => 'root' }
file { '/a': }
