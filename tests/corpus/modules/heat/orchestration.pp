# Orchestration.
class { 'heat::keystone::authtoken': password => 'secret' }
class { 'heat::db': database_connection => 'mysql+pymysql://heat:secret@192.0.2.5/heat' }
class { 'heat': default_transport_url => 'rabbit://heat:secret@192.0.2.5/' }
include heat::api
class { 'heat::engine': auth_encryption_key => '1234567890AZERTYUIOPMLKJHGFDSQ12', num_engine_workers => 2 }
include heat::api_cfn
