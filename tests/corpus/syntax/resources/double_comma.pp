# One comma only.
file { '/a': mode => 1,, ensure => 2 }
