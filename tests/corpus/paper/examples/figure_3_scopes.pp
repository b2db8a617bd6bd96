# Figure 3: the parent scopes of the classes of Figure 2, made visible. `service1` is in the node's
# scope, `service2` in that of `service3`, and that one in the node's again.
$where = 'top'
class service3 {
  notify { 'service3': message => $where }
  $in_service3 = 'service3'
}
class service2 inherits service3 {
  notify { 'service2': message => [$where, $in_service3] }
}
class service1 {
  include service2
  notify { 'service1': message => $where }
}
node default {
  $where = 'node'
  include service1
}
