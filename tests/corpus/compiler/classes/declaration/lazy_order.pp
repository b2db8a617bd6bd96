# Included classes are declared first, then evaluated in order.
class a { notice("a ${defined(Class['b'])}") }
class b { notice('b') }
include a, b
