# Fails: two overrides of one attribute.
file { '/f': }
File['/f'] { mode => '0600' }
File['/f'] { mode => '0644' }
