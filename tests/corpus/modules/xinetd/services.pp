# Services on demand.
include xinetd
xinetd::service { 'tftp': port => '69', server => '/usr/sbin/in.tftpd', server_args => '-s /srv/tftp', socket_type => 'dgram', protocol => 'udp', cps => '100 2', flags => 'IPv4', per_source => '11' }
