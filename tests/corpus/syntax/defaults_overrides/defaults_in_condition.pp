# In a condition the braces are the body.
if File { mode => '0644' }
