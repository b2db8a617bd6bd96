# A nested class does not see the variables of the class that it is written in.
# settings: {"strict_variables": false}
class outer {
  $colour = 'red'
  class inner { notify { 'inner': message => $colour } }
  include outer::inner
}
include outer
