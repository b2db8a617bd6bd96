# The opposite of if.
unless 1 == 2 { notify { 'differ': } } else { notify { 'same': } }
$v = unless true { 1 } else { 2 }
notify { "v${v}": }
