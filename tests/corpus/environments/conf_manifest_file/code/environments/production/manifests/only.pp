notify { 'only': }
