class a { include b; notify { 'a': } }
