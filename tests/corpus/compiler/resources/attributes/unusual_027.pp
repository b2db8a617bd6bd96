# Unusual expressions as values of attributes, case 27.
notify { 'a': message => include('x') }
class x { }
