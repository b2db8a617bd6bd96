# A default that is undef.
File { mode => undef }
file { '/a': }
