# A reference that was given as a parameter is realized.
@file { '/a': }
define d($r) { realize($r) notice(defined($r)) }
d { 'x': r => File['/a'] }
