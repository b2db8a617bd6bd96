# Resource alone.
Resource { mode => '0644' }
