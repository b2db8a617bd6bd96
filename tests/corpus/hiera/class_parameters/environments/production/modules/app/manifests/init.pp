class app(
  Integer $port,
  Array[String] $hosts,
  $nothing = 'default',
  $required_default = $port,
  $from_module = undef,
  $interpolated = undef,
  $secret = undef,
  $absent = 'absent',
) { }
