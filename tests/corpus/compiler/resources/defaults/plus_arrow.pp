# Fails: the operator +> in a default.
User { groups +> ['a'] }
user { 'u': groups => ['b'] }
user { 'v': }
