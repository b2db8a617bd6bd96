# The service as it is usually declared.
class { 'aodh::keystone::authtoken': password => 'secret' }
include aodh::api
include aodh::evaluator
include aodh::notifier
include aodh::listener
