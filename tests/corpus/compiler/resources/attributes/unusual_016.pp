# Fails: unusual expressions as values of attributes, case 16.
notify { 'a': require => notify { ['b','c']: } }
