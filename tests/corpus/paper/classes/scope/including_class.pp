# Fails: a class does not see the variables of the class that includes it.
class inner {
  notify { 'inner': message => $secret }
}
class outer {
  $secret = 'hidden'
  include inner
}
include outer
