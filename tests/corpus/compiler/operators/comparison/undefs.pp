# Nothing is not ordered.
notify { 'never': message => undef < undef }
