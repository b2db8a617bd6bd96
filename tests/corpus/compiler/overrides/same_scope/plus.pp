# Fails: in the same scope, nothing is added to what is set.
user { 'u': groups => ['a'] }
User['u'] { groups +> 'b' }
