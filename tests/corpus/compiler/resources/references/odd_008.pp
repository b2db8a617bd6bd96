# Fails: odd names of types, classes and tags, case 8.
create_resources(Notify, {'a'=>{}})
