# Jobs at certain times.
cron { 'rotate': command => '/usr/sbin/logrotate', user => 'root', hour => 2, minute => [0, 30] }
cron { 'weekly': ensure => absent, command => '/bin/true', special => 'weekly', environment => ['PATH=/bin', 'MAILTO=root'] }
