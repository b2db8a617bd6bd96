class b { notify { 'b of modules': } }
