class app {
  notify { 'before': }
  noop()
  notify { 'plain': }
  notify { 'given': noop => false }
  File { noop => false, mode => '0600' }
  file { '/default': }
  include app::inner
  contain app::loud
  app::part { 'one': }
  @user { 'virtual': }
  [1].each |$n| { notify { "each ${n}": } }
  app::make()
  User <| title == 'virtual' |> { uid => 1 }
}
