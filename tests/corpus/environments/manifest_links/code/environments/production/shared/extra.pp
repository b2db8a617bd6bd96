notify { 'extra': }
