# Metaparameters of a class and of a class that it contains.
class a { contain b notify { 'a': } }
class b { notify { 'b': } }
class { 'a': noop => true }
