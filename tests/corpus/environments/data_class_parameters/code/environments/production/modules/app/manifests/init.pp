class app(
  Integer $port,
  String $label = 'default',
  $undefined = 'the default',
  Hash $flags = {},
  $given = "given ${port}",
  Optional[String] $optional = undef,
) {
  notify { "port ${port}": message => $label }
  notify { 'all': message => [$undefined, $flags, $given, $optional] }
}
