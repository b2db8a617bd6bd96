# Fails: too many arguments.
create_resources('notify', {}, {}, {})
