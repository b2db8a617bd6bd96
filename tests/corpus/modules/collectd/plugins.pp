# Metrics with a handful of plugins.
class { 'collectd': purge => true, recurse => true, purge_config => true, minimum_version => '5.8' }
class { 'collectd::plugin::cpu': reportbystate => true, valuespercentage => true }
class { 'collectd::plugin::df': mountpoints => ['/u'], fstypes => ['nfs', 'tmpfs'], ignoreselected => true }
class { 'collectd::plugin::disk': disks => ['/^dm/'], ignoreselected => true }
class { 'collectd::plugin::network': timetolive => '70', forward => false }
collectd::plugin::network::server { 'metrics.example.com': port => 25826 }
collectd::plugin::network::listener { '192.0.2.1': port => 25826 }
class { 'collectd::plugin::syslog': log_level => 'warning' }
class { 'collectd::plugin::logfile': log_level => 'info', log_file => '/var/log/collectd.log' }
collectd::plugin::exec::cmd { 'users': user => 'nobody', group => 'users', exec => ['/usr/local/bin/users.sh', '-v'] }
collectd::plugin::write_graphite::carbon { 'graphite': graphitehost => 'graphite.example.com', graphiteport => 2003 }
class { 'collectd::plugin::interface': interfaces => ['lo'], ignoreselected => true }
class { 'collectd::plugin::memory': }
class { 'collectd::plugin::load': }
collectd::plugin::tail::file { 'auth': filename => '/var/log/auth.log', instance => 'auth', matches => [{ 'regex' => 'sshd.*failed', 'dstype' => 'CounterInc', 'type' => 'counter', 'instance' => 'failed' }] }
