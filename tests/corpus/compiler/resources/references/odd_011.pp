# Odd names of types, classes and tags, case 11.
create_resources('class', {'::a'=>{}}) class a { }
