# A class that the top has included.
class c { notify { 'c': } }
include c
node default { include c }
