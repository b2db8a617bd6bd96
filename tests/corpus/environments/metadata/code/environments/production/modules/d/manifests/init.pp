class d { notify { 'd': } }
