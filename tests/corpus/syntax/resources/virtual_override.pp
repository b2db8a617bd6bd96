# Nor can overrides.
@File['/a'] { mode => '0644' }
