# Odd names of types, classes and tags, case 3.
create_resources('@notify', {'a'=>{}})
