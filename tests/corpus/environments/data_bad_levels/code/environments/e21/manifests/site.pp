class a($p = 1) {
  notify { 'a': message => $p }
}

include a
notify { 'x': message => lookup('a') }
