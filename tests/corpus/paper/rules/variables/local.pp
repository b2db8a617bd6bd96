# LVar: the current scope comes first, though the parent scopes have the variable too.
$where = 'top'
class base { $where = 'base' }
class derived inherits base {
  $where = 'derived'
  notify { 'local': message => $where }
}
node default {
  $where = 'node'
  include derived
}
