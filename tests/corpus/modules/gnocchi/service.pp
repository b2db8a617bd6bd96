# The service as it is usually declared.
include gnocchi
class { 'gnocchi::keystone::authtoken': password => 'secret' }
include gnocchi::api
include gnocchi::metricd
class { 'gnocchi::storage::file': }
