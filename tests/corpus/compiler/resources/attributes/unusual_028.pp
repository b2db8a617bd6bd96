# Fails: unusual expressions as values of attributes, case 28.
notify { 'a': message => include x }
class x { }
