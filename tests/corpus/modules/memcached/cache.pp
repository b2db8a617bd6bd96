# A cache of a certain size.
class { 'memcached': max_memory => '12%', listen_ip => '192.0.2.1', verbosity => 'vv', install_dev => true }
