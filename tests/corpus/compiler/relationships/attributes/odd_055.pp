# Odd names and references, case 55.
package { 'x': name => 'y' } notify { 'c': before => Package['y'] }
