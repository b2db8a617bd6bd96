#@ facts {"f": "F"}
include app; [$app::port, $app::hosts, $app::nothing, $app::required_default, $app::from_module, $app::interpolated, $app::secret, $app::absent]
class { 'app': port => 9 } [$app::port, $app::hosts]
class { 'app': port => undef } $app::port
include app::child; [$app::child::own, $app::child::port, $app::port]
include app::sub::deep; $app::sub::deep::x
include app::missing
parameter('app::hosts')
parameter('app::secret')
parameter('app::gone')
parameter('plain_key')
parameter('app::nothing')
