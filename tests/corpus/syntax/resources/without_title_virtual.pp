# Virtual without a title.
@file { ensure => present }
