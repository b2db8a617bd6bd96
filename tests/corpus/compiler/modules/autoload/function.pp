# Fails: a function of a module is found by its name.
notify { m::f(2): }
notify { 'v': message => m(1) }
