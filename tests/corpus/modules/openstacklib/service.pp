# The service as it is usually declared.
openstacklib::db::mysql { 'nova': password_hash => 'secret', dbname => 'nova', user => 'nova', host => '127.0.0.1', allowed_hosts => ['%', '192.0.2.2'] }
openstacklib::wsgi::apache { 'x': service_name => 'x', bind_port => 5000, group => 'x', path => '/', user => 'x', workers => 2, wsgi_daemon_process => 'x', wsgi_process_group => 'x', wsgi_script_dir => '/srv/x', wsgi_script_file => 'x', wsgi_script_source => '/srv/x.py' }
include apache
