# The default branch is taken where nothing else matches.
$system = 'plan9'
case $system {
  'redhat': { $package = 'httpd' }
  'debian': { $package = 'apache2' }
  default:  { $package = 'apache' }
}
package { $package: ensure => 'installed' }
