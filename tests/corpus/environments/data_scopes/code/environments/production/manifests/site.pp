$top = 'up'
notify { 'main': message => [lookup('where')] }
node 'web01.example.com' {
  $role = 'web'
  notify { 'node': message => [lookup('text'), lookup('where')] }
  include app
  include app::other
  include b
  notify { 'function': message => b::f() }
  [1].each |$x| {
    $role = 'lambda'
    notify { 'lambda': message => [lookup('text'), lookup('where')] }
  }
}
node default { include b }
