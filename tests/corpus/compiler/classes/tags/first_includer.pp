# A class has the tags of its first includer alone.
class a { notify { 'a': } }
class b { include a }
class c { include a }
include b, c
