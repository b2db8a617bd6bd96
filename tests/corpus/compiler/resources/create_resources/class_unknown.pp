# Fails: a class that does not exist.
create_resources('class', { nowhere => {} })
