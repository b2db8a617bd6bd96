# Secrets and deferred calls, case 29.
file { 'a': path => Sensitive('/x'), ensure => Sensitive('file'), content => Sensitive('y'), mode => Sensitive('0644') }
