# Regular expressions and letters beyond ASCII.
notify { 'values': message => ['äöü' =~ /^\w+$/, 'äöü' =~ /^[[:alpha:]]+$/, 'x' =~ /\p{Alpha}/, 'é' =~ /./] }
