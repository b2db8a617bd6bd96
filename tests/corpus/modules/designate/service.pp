# The service as it is usually declared.
class { 'designate': default_transport_url => 'rabbit://d:secret@192.0.2.5/' }
class { 'designate::keystone::authtoken': password => 'secret' }
include designate::api
include designate::central
include designate::mdns
