# The first branch that matches is taken, and no other.
$system = 'debian'
case $system {
  'redhat': { $package = 'httpd' }
  'debian': { $package = 'apache2' }
  default:  { $package = 'apache' }
}
package { $package: ensure => 'installed' }
