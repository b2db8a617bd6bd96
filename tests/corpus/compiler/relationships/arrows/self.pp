# An arrow from a resource to itself.
notify { 'a': }
Notify['a'] -> Notify['a']
