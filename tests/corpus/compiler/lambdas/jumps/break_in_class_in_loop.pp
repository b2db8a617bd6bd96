# The word break in a class that a loop includes.
class c { break() }
[1].each |$x| { include c }
