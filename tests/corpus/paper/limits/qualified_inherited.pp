# A full name with the inheriting class's name finds a variable of the inherited class; QVar looks
# in the class itself only.
class base { $colour = 'red' }
class derived inherits base { notify { 'derived': } }
include derived
notify { 'colour': message => $::derived::colour }
