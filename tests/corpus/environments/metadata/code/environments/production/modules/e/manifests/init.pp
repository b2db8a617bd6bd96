class e { notify { 'e': } }
