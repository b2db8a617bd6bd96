# `elsif`.
if 1 > 2 { notify { 'one': } } elsif 2 > 1 { notify { 'two': } } else { notify { 'three': } }
