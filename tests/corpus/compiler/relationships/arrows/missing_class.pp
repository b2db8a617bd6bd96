# Fails: a class that is not declared.
class a { }
notify { 'b': }
Class['a'] -> Notify['b']
