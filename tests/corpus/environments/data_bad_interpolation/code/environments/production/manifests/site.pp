notify { 'a': message => lookup($facts['k']) }
