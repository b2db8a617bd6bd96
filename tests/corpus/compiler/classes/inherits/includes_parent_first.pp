# The parent was included by another class.
class p { notify { 'p': } }
class o { include p }
class a inherits p { }
include o
include a
