# Fails: unusual expressions as values of attributes, case 17.
notify { 'a': before => @notify { 'b': } }
