# Fails: odd names of types, classes and tags, case 15.
create_resources('node', {'a'=>{}})
