# Odd names of types, classes and tags, case 24.
create_resources('notify', {['a','b']=>{}})
