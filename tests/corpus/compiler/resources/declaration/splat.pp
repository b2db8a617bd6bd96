# Attributes from a hash.
$h = { message => 'm', withpath => true }
notify { 'a': * => $h }
