# Nor exported.
@@File { mode => '0644' }
