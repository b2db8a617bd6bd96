# Fails: unusual expressions as values of attributes, case 77.
notify { (notify { 'b': }): }
