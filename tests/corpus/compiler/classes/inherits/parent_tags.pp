# The tags of what inherits and is inherited.
class a { notify { 'in a': } }
class b inherits a { notify { 'in b': } }
include b
