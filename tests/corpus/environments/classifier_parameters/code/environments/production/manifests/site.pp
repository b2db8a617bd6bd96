notify { 'top': message => [$p, $q] }
