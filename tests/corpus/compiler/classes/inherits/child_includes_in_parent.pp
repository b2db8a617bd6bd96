# The parent includes the child.
class p { include c notify { 'p': } }
class c inherits p { notify { 'c': } }
include p
