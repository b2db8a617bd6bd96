class m { notify { 'of module': } }
