class app($a) { notify { 'app': message => $a } }
