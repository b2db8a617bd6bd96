# A string has characters in Puppet.
$word = 'puppet'
notify { 'result': message => $word[0] }
