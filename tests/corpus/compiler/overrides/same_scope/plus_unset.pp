# In the same scope, +> may set.
user { 'u': }
User['u'] { groups +> 'b' }
