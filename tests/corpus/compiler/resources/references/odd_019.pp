# Fails: odd names of types, classes and tags, case 19.
create_resources('notify', {'a'=>undef})
