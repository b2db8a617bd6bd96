# A space before the bracket: an array with pairs.
File ['/a'] { mode => '0644' }
