# Fails: odd names of types, classes and tags, case 2.
create_resources('::notify', {'a'=>{}})
