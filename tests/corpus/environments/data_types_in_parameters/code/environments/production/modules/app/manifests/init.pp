class app(
  Enum['fast', 'slow'] $mode,
  App::Server $server,
  Array[App::Port, 1] $ports,
  Optional[String] $maybe = undef,
) {
  notify { 'app': message => [$mode, $server, $ports, $maybe] }
}
