class b inherits a { notify { 'b': } }
