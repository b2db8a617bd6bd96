# A class that is declared in a node definition sees the node's variables, at any depth.
class inner { notify { 'inner': message => $role } }
class outer {
  include inner
  notify { 'outer': message => $role }
}
node default {
  $role = 'web'
  include outer
}
