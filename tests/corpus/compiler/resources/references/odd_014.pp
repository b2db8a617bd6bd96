# Odd names of types, classes and tags, case 14.
create_resources('component', {'Notify[a]'=>{}})
