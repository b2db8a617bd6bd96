# A parameter hides a variable of the inherited class.
class base { $colour = 'red' }
class derived($colour = 'blue') inherits base {
  notify { 'derived': message => [$colour, $::base::colour] }
}
class { 'derived': }
