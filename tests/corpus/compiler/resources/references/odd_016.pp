# Odd names of types, classes and tags, case 16.
create_resources('stage', {'a'=>{}})
