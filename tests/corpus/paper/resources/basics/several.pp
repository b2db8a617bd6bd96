# Resources of several types. Type and title together make a resource: titles may be shared.
user { 'web': ensure => 'present', uid => 80 }
group { 'web': ensure => 'present', gid => 80 }
service { 'web': ensure => 'running', enable => true }
package { 'web': }
