# An attribute undef against the body default.
notify { default: message => 'd'; 'a': message => undef }
