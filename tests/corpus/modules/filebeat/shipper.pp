# Ship logs.
class { 'filebeat':
  outputs => { 'logstash' => { 'hosts' => ['logs.example.com:5044'], 'loadbalance' => true } },
  major_version => '7',
  manage_repo => false,
}
filebeat::input { 'syslogs': paths => ['/var/log/auth.log', '/var/log/syslog'], doc_type => 'syslog-beat', fields => { 'role' => 'web' } }
