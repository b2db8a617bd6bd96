class tower (
  Integer $height = 3,
  String $guard = 'nobody',
) {
  notify { "tower ${height} ${guard}": message => "${::_post} ${::_posts} ${_posts['lighthouse']}" }
}
