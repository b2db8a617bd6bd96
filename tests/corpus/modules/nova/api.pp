# The control services.
class { 'nova': default_transport_url => 'rabbit://nova:secret@192.0.2.5/' }
class { 'nova::db': database_connection => 'mysql+pymysql://nova:secret@192.0.2.5/nova' }
class { 'nova::keystone::authtoken': password => 'secret' }
class { 'nova::api': api_bind_address => '192.0.2.1', metadata_workers => 2, sync_db_api => true }
include nova::conductor
include nova::scheduler
include nova::scheduler::filter
class { 'nova::vncproxy': host => '192.0.2.1' }
include nova::cron::archive_deleted_rows
