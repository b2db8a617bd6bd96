# Rules of a packet filter.
include firewall
firewall { '000 accept all icmp': proto => 'icmp', action => 'accept' }
-> firewall { '001 accept all to lo': proto => 'all', iniface => 'lo', action => 'accept' }
firewall { '100 web': dport => [80, 443], proto => 'tcp', action => 'accept', source => '192.0.2.0/24' }
firewall { '999 drop': proto => 'all', action => 'drop', before => undef }
firewallchain { 'MY:filter:IPv4': ensure => present, purge => true }
resources { 'firewall': purge => true }
