# In Puppet the resource-like declaration comes before the `include` in the defined type, which is
# processed later; in μPuppet it comes after it.
class common($text = 'default') { notify { 'common': message => $text } }
define mark { include common }
mark { 'one': }
class { 'common': text => 'given' }
