# Classes included by a class are in its stage.
stage { 'pre': before => Stage['main'] }
class a { include b }
class b { notify { 'b': } }
class { 'a': stage => 'pre' }
