# Odd names of types, classes and tags, case 17.
create_resources('notify', {''=>{}})
