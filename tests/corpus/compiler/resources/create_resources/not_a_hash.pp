# Fails: resources from an array.
create_resources('notify', ['a'])
