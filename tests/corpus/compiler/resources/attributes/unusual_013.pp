# Unusual expressions as values of attributes, case 13.
notify { 'a': message => (notify { 'b': }) }
