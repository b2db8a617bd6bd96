# The service as it is usually declared.
class { 'ceilometer': telemetry_secret => 'secret', default_transport_url => 'rabbit://c:secret@192.0.2.5/' }
include ceilometer::agent::notification
class { 'ceilometer::agent::polling': central_namespace => true, compute_namespace => true }
