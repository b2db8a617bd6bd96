# Fails: an override that comes before the declaration, of the same attribute.
File['/f'] { mode => '0644' }
file { '/f': mode => '0600' }
