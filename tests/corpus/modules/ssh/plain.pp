# A server and a client of the secure shell.
class { 'ssh': storeconfigs_enabled => false, server_options => { 'PermitRootLogin' => 'no', 'Port' => [22, 2222], 'Match User alice' => { 'ChrootDirectory' => '%h', 'AllowTcpForwarding' => 'no' } }, client_options => { 'Host *.example.com' => { 'User' => 'bob' } } }
