# Fails: a node overrides what the top has declared.
file { '/f': mode => '0600' }
node default { File['/f'] { mode => '0644' } }
