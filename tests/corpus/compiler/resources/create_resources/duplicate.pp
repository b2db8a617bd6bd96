# Fails: a resource that exists.
notify { 'a': }
create_resources('notify', { a => {} })
