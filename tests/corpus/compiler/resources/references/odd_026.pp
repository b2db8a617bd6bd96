# Odd names of types, classes and tags, case 26.
Resource['notify', 'x'] { message => 'y' } notify { 'x': }
