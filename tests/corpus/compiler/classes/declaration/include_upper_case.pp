# The case of a name does not matter.
class a::b { notify { 'ab': } }
include 'A::B'
