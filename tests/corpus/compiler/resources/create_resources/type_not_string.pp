# Fails: a type that is no string.
create_resources(5, { a => {} })
