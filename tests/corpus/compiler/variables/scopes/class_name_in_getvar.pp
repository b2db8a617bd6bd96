# In a lambda of a class getvar finds variables of the lambda by the class's name.
class a { [1].each |$x| { notify { 'x': message => getvar('a::x') } } }
include a
