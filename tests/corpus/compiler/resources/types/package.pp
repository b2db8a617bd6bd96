# Attributes of a package.
package { 'x': ensure => '1.2-3', provider => 'apt', install_options => ['-y'], source => '/x' }
