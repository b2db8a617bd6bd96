class app($name_text, $directory = $app::params::directory) inherits app::params {
  file { $directory: owner => lookup('owner') }
}
