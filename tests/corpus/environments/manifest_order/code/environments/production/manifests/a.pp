notify { 'a': message => $from_directory }
