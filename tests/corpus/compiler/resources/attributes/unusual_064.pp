# Fails: unusual expressions as values of attributes, case 64.
notify { 'a': * => (notify { 'b': }) }
