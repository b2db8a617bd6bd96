# In a conditional.
if $a { file { ensure => present } }
