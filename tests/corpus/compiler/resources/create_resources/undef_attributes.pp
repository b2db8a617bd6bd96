# Fails: a resource without a hash of attributes.
create_resources('notify', { a => undef })
