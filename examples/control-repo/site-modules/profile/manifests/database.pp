# A database server.
#
# @param package
#   The package of the server.
# @param databases
#   The databases, by name.
class profile::database (
  String[1]                                          $package,
  Hash[String[1], Struct[{ 'owner' => String[1] }]] $databases = {},
) {
  package { $package:
    ensure => installed,
  }

  service { 'postgresql':
    ensure  => running,
    enable  => true,
    require => Package[$package],
  }

  # One resource of our own type for each entry of the data.
  $databases.each |$name, $settings| {
    profile::database::instance { $name:
      owner   => $settings['owner'],
      require => Service['postgresql'],
    }
  }
}
