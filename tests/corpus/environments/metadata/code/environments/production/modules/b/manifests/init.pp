class b { notify { 'b': message => a::f() } }
