# Fails: an attribute needs a name.
create_resources('notify', { 'a' => { undef => 1 } })
