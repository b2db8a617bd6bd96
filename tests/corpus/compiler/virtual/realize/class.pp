# A class is realized.
class a { }
include a
realize(Class['a'])
