# Regular expressions and default as values.
notify { 'x': message => [/a\/b/, default, [undef], { a => undef }] }
