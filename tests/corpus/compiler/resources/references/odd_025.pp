# Odd names of types, classes and tags, case 25.
Resource['notify'] { 'x': }
