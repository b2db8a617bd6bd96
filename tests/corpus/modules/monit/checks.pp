# Supervision of a service.
class { 'monit': check_interval => 60, httpd => true, httpd_password => 'secret', mailserver => 'mail.example.com' }
monit::check { 'disk': content => "check filesystem root with path /\n" }
