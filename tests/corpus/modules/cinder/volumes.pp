# The volume service with two back ends.
class { 'cinder::db': database_connection => 'mysql+pymysql://cinder:secret@192.0.2.5/cinder' }
class { 'cinder': default_transport_url => 'rabbit://cinder:secret@192.0.2.5/' }
class { 'cinder::keystone::authtoken': password => 'secret' }
class { 'cinder::api': bind_host => '192.0.2.1', default_volume_type => 'fast' }
include cinder::scheduler
include cinder::volume
cinder::backend::iscsi { 'lvm': target_ip_address => '192.0.2.1', volume_group => 'cinder' }
cinder::backend::rbd { 'ceph': rbd_pool => 'volumes', rbd_user => 'cinder', rbd_secret_uuid => '066f558c-6789-4a93-aaf1-5af1ba01a3ad' }
class { 'cinder::backends': enabled_backends => ['lvm', 'ceph'] }
