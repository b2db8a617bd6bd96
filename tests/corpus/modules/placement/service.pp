# The service as it is usually declared.
include placement
class { 'placement::keystone::authtoken': password => 'secret' }
include placement::api
class { 'placement::db': database_connection => 'mysql+pymysql://p:secret@192.0.2.5/placement' }
