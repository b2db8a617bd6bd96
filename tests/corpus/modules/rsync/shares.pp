# A server of files.
class { 'rsync::server': use_xinetd => false, address => '192.0.2.1' }
rsync::server::module { 'pub': path => '/srv/pub', comment => 'all', max_connections => 2, lock_file => '/run/pub.lock' }
rsync::get { '/srv/copy': source => 'rsync://mirror.example.com/pub/', recursive => true, exclude => ['tmp', 'log'], options => '-a', purge => true }
rsync::put { 'mirror.example.com:/srv/copy': user => 'alice', source => '/srv/pub' }
