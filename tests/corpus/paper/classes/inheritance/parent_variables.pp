# A class sees the variables of the class that it inherits from.
class base { $colour = 'red' }
class derived inherits base {
  notify { 'colour': message => $colour }
}
include derived
