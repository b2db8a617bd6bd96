# Odd names of types, classes and tags, case 18.
create_resources('notify', {1=>{}})
