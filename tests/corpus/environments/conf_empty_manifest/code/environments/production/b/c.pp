notify { 'c': }
