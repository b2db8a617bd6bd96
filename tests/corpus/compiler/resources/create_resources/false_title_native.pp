# Fails: nor is it for a native type.
create_resources('notify', { [false] => {} })
