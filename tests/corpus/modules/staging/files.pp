# Fetch files to a staging directory.
class { 'staging': path => '/var/staging', owner => 'root', group => 'root' }
staging::file { 'sample.tar.gz': source => 'http://example.com/sample.tar.gz' }
staging::extract { 'sample.tar.gz': target => '/opt', creates => '/opt/sample', require => Staging::File['sample.tar.gz'] }
