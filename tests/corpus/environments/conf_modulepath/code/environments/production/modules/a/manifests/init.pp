class a { notify { 'a of modules': } }
