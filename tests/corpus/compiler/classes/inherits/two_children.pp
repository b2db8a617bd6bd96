# Two classes inherit from one.
class p { notify { 'p': } }
class a inherits p { notify { 'a': } }
class b inherits p { notify { 'b': } }
include a, b
