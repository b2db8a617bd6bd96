# Regular expressions, and the variables that a match sets.
if 'web12' =~ /^web(\d+)$/ { notify { 'number': message => $1 } }
