# Too many arguments.
create_resources('notify', {}, {}, {})
