# Fails: a type that does not exist.
create_resources('nosuch', { a => {} })
