# Unusual expressions as values of attributes, case 71.
notify { 'a': message => 'a' =~ /a/, withpath => $0 }
