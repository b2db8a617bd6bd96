# Nor a call.
f(1) { mode => '0644' }
