# Nor something in parentheses.
(File['a']) { mode => '0644' }
