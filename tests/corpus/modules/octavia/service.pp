# The service as it is usually declared.
class { 'octavia': default_transport_url => 'rabbit://o:secret@192.0.2.5/' }
class { 'octavia::keystone::authtoken': password => 'secret' }
include octavia::api
class { 'octavia::worker': workers => 2 }
