notify { 'a-c': message => $from_directory }
