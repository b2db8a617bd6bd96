class m { notify { 'third': } }
