# Odd names of types, classes and tags, case 10.
create_resources('class', {'A'=>{}}) class a { }
