class four($a = 1) { notify { 'four': message => $a } }
