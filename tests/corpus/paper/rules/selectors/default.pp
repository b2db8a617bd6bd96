# `default` matches everything.
package { 'web': ensure => 'plan9' ? { 'debian' => 'installed', default => 'absent' } }
