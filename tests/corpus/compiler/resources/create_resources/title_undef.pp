# Fails: nothing as a title.
create_resources('notify', { undef => {} })
