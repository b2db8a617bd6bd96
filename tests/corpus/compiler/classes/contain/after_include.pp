# A class is included, then contained.
class a { notify { 'a': } }
class b { include a contain a }
include b
