# A key that does not exist has the value `undef` in Puppet; DeRefHash has none for it.
$table = { 'a' => 1 }
notify { 'result': message => $table['b'] }
