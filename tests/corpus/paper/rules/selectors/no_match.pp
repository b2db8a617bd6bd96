# Fails: no case matches.
package { 'web': ensure => 'plan9' ? { 'debian' => 'installed', 'redhat' => 'absent' } }
