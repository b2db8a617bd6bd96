# Whether a class is defined or declared.
class a { }
class b { }
include a
notify { 'v': message => [defined(a), defined(b), defined(c), defined(Class['a']), defined(Class['b']), defined('a', 'zz')] }
