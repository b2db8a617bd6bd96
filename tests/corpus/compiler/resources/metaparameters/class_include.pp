# Metaparameters of a class and of a class that it includes.
class a { include b notify { 'a': } }
class b { notify { 'b': } }
class { 'a': noop => true }
