class app::params($port = 1) {
  $directory = "/srv/${port}"
}
