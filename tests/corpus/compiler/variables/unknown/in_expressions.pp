# Unknown variables in operators and conditions.
if $nothing { notify { 'no': } } else { notify { 'undef is false': } }
notify { 'cmp': message => $nothing == undef }
