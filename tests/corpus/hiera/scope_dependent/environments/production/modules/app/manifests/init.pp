class app {
  $kind = 'special'
  $local = 'local of app'
  $where = lookup('where')
  $role = 'db'
  $found = lookup('role')
  $special = lookup('special')
  $values = [lookup('local'), lookup('title'), lookup('module')]
  include other
  $again = lookup('where')
}
