# Tests of a cloud.
class { 'tempest': install_from_source => false, configure_images => false, configure_networks => false, neutron_available => false }
