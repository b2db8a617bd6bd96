# `in`.
notify { 'in': message => ['a' in ['a', 'b'], 'pup' in 'puppet'] }
