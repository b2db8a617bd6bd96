# A key that is computed.
$key = 'a'
notify { 'hash': message => { $key => 1 } }
