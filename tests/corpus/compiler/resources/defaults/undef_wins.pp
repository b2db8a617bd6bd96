# An attribute undef wins over a default.
File { mode => '0600' }
file { '/a': mode => undef }
