# Nor a resource.
file { '/a': } { mode => '0644' }
