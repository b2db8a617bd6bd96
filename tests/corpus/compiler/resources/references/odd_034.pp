# Fails: odd names of types, classes and tags, case 34.
Resource['nosuch'] { 'x': }
