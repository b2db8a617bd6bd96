# The service as it is usually declared.
keystone_config { 'DEFAULT/x': value => 1 }
oslo::db { 'keystone_config': connection => 'mysql://a:b@192.0.2.5/c', max_retries => 5 }
oslo::messaging::rabbit { 'keystone_config': rabbit_use_ssl => true, heartbeat_rate => 2 }
oslo::log { 'keystone_config': debug => true, use_syslog => true }
oslo::cache { 'keystone_config': enabled => true }
oslo::middleware { 'keystone_config': enable_proxy_headers_parsing => true }
