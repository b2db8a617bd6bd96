# Rotation of logs.
include logrotate::base
logrotate::rule { 'messages': path => '/var/log/messages', rotate => '5', rotate_every => 'week', postrotate => '/usr/bin/killall -HUP syslogd' }
logrotate::rule { 'web': path => ['/var/log/web/*.log', '/var/log/other.log'], size => '100k', sharedscripts => true, mail => 'root@example.com', create => true, create_mode => '0640', create_owner => 'root', create_group => 'adm' }
