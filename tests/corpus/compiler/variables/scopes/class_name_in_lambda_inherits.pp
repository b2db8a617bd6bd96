# In a lambda of a class its own variables come before those of the parent class.
class p { $q = 'parent' }
class a inherits p {
  [1].each |$q| { notify { 'x': message => [$a::q, $p::q] } }
}
include a
