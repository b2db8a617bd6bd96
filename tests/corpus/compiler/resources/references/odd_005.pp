# Fails: odd names of types, classes and tags, case 5.
create_resources('@::notify', {'a'=>{}})
