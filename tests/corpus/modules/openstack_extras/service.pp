# The service as it is usually declared.
class { 'openstack_extras::repo::debian::debian': release => 'yoga' }
