# A reference by the name of a package.
package { 'p': name => 'real' }
notify { 'x': require => Package['real'] }
