# What every node has.
class profile::base (
  Array[String] $packages = [],
  Hash[String, Hash] $users = {},
) {
  package { $packages: ensure => installed }
  $users.each |$name, $attributes| {
    user { $name: * => $attributes }
  }
}
