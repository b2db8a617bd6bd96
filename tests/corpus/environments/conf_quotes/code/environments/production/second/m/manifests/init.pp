class m { notify { 'second': } }
