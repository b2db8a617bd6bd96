# With a comma at the end.
file { ensure => present, }
