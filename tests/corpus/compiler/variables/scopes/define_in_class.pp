# A define in a class does not see the class.
class a { $x = 1 define d { notify { "d ${x}": } } a::d { 't': } }
include a
