# Kernel parameters.
sysctl::value { 'net.ipv4.ip_forward': value => '1' }
sysctl::value { 'net.ipv4.tcp_rmem': value => '4096 87380 16777216', target => '/etc/sysctl.d/90.conf' }
class { 'sysctl::values': args => { 'vm.swappiness' => { 'value' => '10' } } }
