# Odd names of types, classes and tags, case 6.
create_resources('A::B', {'a'=>{}}) define a::b { }
