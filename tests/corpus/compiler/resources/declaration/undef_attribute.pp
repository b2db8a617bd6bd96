# An attribute that is undef is left out.
file { '/a': ensure => undef, mode => '0644' }
