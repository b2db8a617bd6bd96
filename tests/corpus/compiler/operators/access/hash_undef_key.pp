# The key undef.
$h = { a => 1, undef => 2 }
notify { 'values': message => $h[undef] }
