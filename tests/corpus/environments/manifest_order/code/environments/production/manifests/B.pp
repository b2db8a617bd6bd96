notify { 'B': message => $from_directory }
