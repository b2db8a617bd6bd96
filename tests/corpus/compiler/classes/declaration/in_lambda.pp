# A class included in a lambda is the same class.
class a { notify { 'a': } }
[1, 2].each |$i| { include a }
