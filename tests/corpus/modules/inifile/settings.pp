# Single settings, subsettings, and many at once.
ini_setting { 'port': ensure => present, path => '/etc/app.ini', section => 'server', setting => 'port', value => '8080' }
ini_subsetting { 'heap': path => '/etc/default/app', section => '', key_val_separator => '=', setting => 'JAVA_ARGS', subsetting => '-Xmx', value => '512m', quote_char => '"' }
$settings = { 'main' => { 'logdir' => '/var/log/app', 'debug' => { 'ensure' => 'absent' } }, 'agent' => { 'server' => 'puppet' } }
inifile::create_ini_settings($settings, { 'path' => '/etc/app.conf' })
