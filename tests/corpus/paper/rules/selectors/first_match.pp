# The first case that matches decides.
$system = 'debian'
$package = $system ? {
  'redhat' => 'httpd',
  'debian' => 'apache2',
  'debian' => 'never',
  default  => 'apache',
}
package { $package: }
