# Odd names of types, classes and tags, case 9.
create_resources('Class', {'a'=>{}}) class a { }
