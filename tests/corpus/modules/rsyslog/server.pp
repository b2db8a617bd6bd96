# Receive logs.
class { 'rsyslog': modules => ['$ModLoad imuxsock', '$ModLoad imklog'] }
class { 'rsyslog::server': enable_tcp => true, enable_udp => false, server_dir => '/srv/log/', custom_config => undef }
