# Fails: in the same scope, an override may not replace.
file { '/f': mode => '0600' }
File['/f'] { mode => '0644' }
