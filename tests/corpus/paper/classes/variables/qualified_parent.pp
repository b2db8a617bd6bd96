# The variables of an inherited class have full names with the inherited class's name.
class base { $colour = 'red' }
class derived inherits base { notify { 'derived': } }
include derived
notify { 'colour': message => $::base::colour }
