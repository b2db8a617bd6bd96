# A define does not see the class that declares it.
class a { $x = 1 d { 't': } }
define d { notify { "d ${x}": } }
include a
