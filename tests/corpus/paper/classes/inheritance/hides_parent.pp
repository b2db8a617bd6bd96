# A class can have its own variable where the inherited class has one of the same name.
class base {
  $colour = 'red'
  notify { 'base': message => $colour }
}
class derived inherits base {
  $colour = 'blue'
  notify { 'derived': message => $colour }
}
include derived
