# An inherited class may be defined later in Puppet, and not if the class is declared before that in
# μPuppet.
class derived inherits base { notify { 'derived': message => $colour } }
include derived
class base { $colour = 'red' }
