class e { notify { 'e of all': } }
