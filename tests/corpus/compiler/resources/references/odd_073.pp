# Odd names of types, classes and tags, case 73.
notify { 'x': tag => {a=>1} }
