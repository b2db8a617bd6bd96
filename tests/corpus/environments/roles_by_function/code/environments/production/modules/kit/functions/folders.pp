# A folder and those that it is in; what is given is for the folder itself.
function kit::folders(String $path, Hash $attributes = {}) {
  $all = $path.split('/').filter |$part| { !$part.empty }.reduce([]) |$before, $part| {
    $before + ["${before[-1]}/${part}"]
  }
  @file { $all: ensure => directory }
  File[$path] { * => $attributes }
  realize(File[$all])
}
