class c { notify { 'c': } }
