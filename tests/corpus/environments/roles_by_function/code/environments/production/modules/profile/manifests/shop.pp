class profile::shop(
  String $colour = lookup('profile::shop::colour'),
  Array $sizes = lookup('profile::shop::sizes', { default_value => [] }),
  String $folder = lookup('profile::shop::folder'),
) {
  notify { 'given': message => kit::given() }
  notify { 'role': message => "${::_role} ${_roles} ${colour} ${sizes}" }
  file { $folder: ensure => directory }
}
