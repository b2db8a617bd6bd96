# One database. A defined type can be declared many times, a class only once.
#
# @param owner
#   The user that it belongs to.
define profile::database::instance (
  String[1] $owner,
) {
  exec { "create database ${title}":
    command => "createdb --owner=${owner} ${title}",
    unless  => "psql --dbname=${title} --command=''",
    user    => 'postgres',
    path    => ['/usr/bin', '/bin'],
  }
}
