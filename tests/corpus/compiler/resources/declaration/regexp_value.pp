# A regular expression as a value.
notify { 'x': message => /a\/b/ }
