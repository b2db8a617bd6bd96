class x { notify { 'x': } }
