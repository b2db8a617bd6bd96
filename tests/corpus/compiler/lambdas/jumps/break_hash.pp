# The word break in a loop over a hash.
notify { 'v': message => { a => 1, b => 2, c => 3 }.map |$k, $v| { if $v == 3 { break() } $k } }
