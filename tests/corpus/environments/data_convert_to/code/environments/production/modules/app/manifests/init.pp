class app(
  Integer $number, $octal, Sensitive[String] $secret, $list, $wrapped, $span, $version, $struct,
) {
  notify { 'all': message => [$number, $octal, $list, $wrapped, $span, $version, $struct] }
  file { '/secret': content => $secret }
}
