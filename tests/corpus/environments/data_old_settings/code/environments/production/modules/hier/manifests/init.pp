class hier($a = 'none') { notify { 'hier': message => $a } }
