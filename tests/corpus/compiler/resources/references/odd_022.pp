# Odd names of types, classes and tags, case 22.
create_resources('notify', {'a'=>{}}, {message=>'x', tag=>'q'})
