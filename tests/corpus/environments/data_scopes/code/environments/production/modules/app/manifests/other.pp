class app::other {
  $role = 'own'
  notify { 'other': message => [lookup('text'), lookup('where')] }
}
