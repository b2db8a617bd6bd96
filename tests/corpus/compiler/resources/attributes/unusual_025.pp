# Unusual expressions as values of attributes, case 25.
notify { 'a': message => { 'a' => 1 } }
