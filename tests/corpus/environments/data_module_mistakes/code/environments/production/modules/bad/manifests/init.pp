class bad($a) { notify { 'bad': message => $a } }
