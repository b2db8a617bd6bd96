# Fails: the variables of a defined type cannot be read after it.
define temporary {
  $inner = 'local'
  notify { $title: message => $inner }
}
temporary { 'one': }
notify { 'after': message => $inner }
