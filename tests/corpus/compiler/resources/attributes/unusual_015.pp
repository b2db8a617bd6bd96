# Unusual expressions as values of attributes, case 15.
notify { 'a': require => (notify { 'b': }) }
