# Odd names of types, classes and tags, case 7.
create_resources('a::B', {'a'=>{}}) define a::b { }
