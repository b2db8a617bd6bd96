class app::derived($extra, $more = lookup('more', Array, 'first', $extra)) inherits app {
  File[$app::params::directory] { mode => '0750' }
  notify { 'derived': message => [$extra, $more, $directory] }
}
