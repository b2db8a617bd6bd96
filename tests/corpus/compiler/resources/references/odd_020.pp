# Odd names of types, classes and tags, case 20.
create_resources('notify', {'a'=>{message=>undef}})
