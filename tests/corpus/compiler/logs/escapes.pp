# An escape that is none.
notify { 'x': message => "a\qb" }
