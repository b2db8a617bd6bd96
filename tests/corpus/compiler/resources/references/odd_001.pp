# Odd names of types, classes and tags, case 1.
create_resources('NOTIFY', {'a'=>{}})
