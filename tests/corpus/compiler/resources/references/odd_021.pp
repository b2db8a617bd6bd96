# Fails: odd names of types, classes and tags, case 21.
create_resources('notify', {'a'=>{nosuch=>1}})
