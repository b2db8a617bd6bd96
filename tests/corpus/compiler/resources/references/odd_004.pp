# Odd names of types, classes and tags, case 4.
create_resources('@@notify', {'a'=>{}})
