# Parameters are variables of the class.
class a($x = 5) { }
include a
notify { "x=${a::x}": }
