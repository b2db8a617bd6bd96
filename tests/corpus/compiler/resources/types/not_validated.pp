# Values of attributes are not looked at.
file { 'relative': mode => 644, ensure => 'nonsense' }
service { 's': enable => 'perhaps' }
