# Send logs away.
class { 'rsyslog': modules => ['$ModLoad imuxsock'] }
class { 'rsyslog::client': log_remote => true, server => 'logs.example.com', port => '514', remote_type => 'tcp', log_local => true, high_precision_timestamps => true }
rsyslog::snippet { 'extra': content => '*.info /var/log/extra' }
rsyslog::imfile { 'app': file_name => '/var/log/app.log', file_tag => 'app', file_facility => 'local0' }
