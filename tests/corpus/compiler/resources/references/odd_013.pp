# Fails: odd names of types, classes and tags, case 13.
create_resources('', {'a'=>{}})
