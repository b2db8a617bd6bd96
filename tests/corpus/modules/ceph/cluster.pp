# A monitor and a disk of a storage cluster.
class { 'ceph':
  fsid                => '066f558c-6789-4a93-aaf1-5af1ba01a3ad',
  mon_host            => '192.0.2.1',
  mon_initial_members => 'host',
  authentication_type => 'none',
}
ceph::mon { 'host': key => 'AQATGHJTUCBqIBAA7M2yafV1xctn1pgr3GcKPg==', authentication_type => 'cephx' }
ceph::osd { '/srv/data': }
ceph::key { 'client.admin': secret => 'AQATGHJTUCBqIBAA7M2yafV1xctn1pgr3GcKPg==', cap_mon => 'allow *', cap_osd => 'allow *' }
ceph::pool { 'images': pg_num => 64 }
