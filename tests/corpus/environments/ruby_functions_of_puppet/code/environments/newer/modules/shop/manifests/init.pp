class shop { notify { 'shop': } }
