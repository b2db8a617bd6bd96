class old($a = 1) { notify { 'old': message => $a } }
