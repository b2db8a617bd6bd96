# The service as it is usually declared.
class { 'manila': default_transport_url => 'rabbit://m:secret@192.0.2.5/' }
class { 'manila::keystone::authtoken': password => 'secret' }
include manila::api
include manila::scheduler
include manila::share
