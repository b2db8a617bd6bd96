# The parent's code comes first.
class a { notice('a') }
class b inherits a { notice('b') }
include b
