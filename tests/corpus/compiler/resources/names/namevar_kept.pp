# A name unlike the title is kept.
file { 'motd': path => '/etc/motd' }
notify { 'x': name => 'y' }
package { 'p': name => 'real' }
