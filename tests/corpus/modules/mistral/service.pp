# The service as it is usually declared.
class { 'mistral': default_transport_url => 'rabbit://m:secret@192.0.2.5/' }
class { 'mistral::keystone::authtoken': password => 'secret' }
include mistral::api
include mistral::engine
include mistral::executor
