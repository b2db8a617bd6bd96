# The image service.
class { 'glance': }
class { 'glance::api::db': database_connection => 'mysql+pymysql://glance:secret@192.0.2.5/glance' }
class { 'glance::api::authtoken': password => 'secret' }
class { 'glance::api': enabled_backends => ['store1:file', 'store2:http'], default_backend => 'store1', workers => 2 }
glance::backend::multistore::file { 'store1': filesystem_store_datadir => '/srv/images' }
glance::backend::multistore::http { 'store2': }
class { 'glance::notify::rabbitmq': default_transport_url => 'rabbit://glance:secret@192.0.2.5/', notification_driver => 'messagingv2' }
