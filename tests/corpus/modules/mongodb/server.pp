# A document store with a database.
class { 'mongodb::globals': manage_package_repo => false }
-> class { 'mongodb::server': port => 27018, verbose => true, bind_ip => ['192.0.2.1'], auth => true }
-> mongodb::db { 'app': user => 'app', password_hash => 'a15fbfca5e3a758be80ceaf42458bcd8', roles => ['readWrite'] }
