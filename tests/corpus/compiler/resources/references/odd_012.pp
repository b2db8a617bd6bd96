# Fails: odd names of types, classes and tags, case 12.
create_resources('@class', {'a'=>{}}) class a { }
