# The body default with a hash.
$d = { message => 'd', withpath => true }
notify { default: * => $d; 'a': message => 'own' }
