# Fails: an attribute that does not exist.
create_resources('notify', { a => { colour => 1 } })
