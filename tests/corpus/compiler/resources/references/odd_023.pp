# Odd names of types, classes and tags, case 23.
create_resources('notify', {'a'=>{message=>undef}}, {message=>'x'})
