# The last value of a repeated key counts in Puppet; lookup finds the first. μPuppet's hashes are
# dictionaries, so this is none of them.
$table = { 'a' => 1, 'a' => 2 }
notify { 'read': message => $table['a'] }
