notify { 'x': message => lookup($facts['key']) }
