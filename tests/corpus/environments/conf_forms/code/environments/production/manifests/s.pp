notify { 's': }
