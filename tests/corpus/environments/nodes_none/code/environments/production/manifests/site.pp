node a { notify { 'a': } }
