class c { notify { 'c of modules': } }
