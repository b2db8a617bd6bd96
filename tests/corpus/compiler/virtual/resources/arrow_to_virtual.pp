# An arrow to a virtual resource.
@notify { 'a': }
notify { 'b': }
Notify['b'] -> Notify['a']
