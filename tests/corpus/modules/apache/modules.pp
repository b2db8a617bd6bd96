# Most modules of the server that need no parameters.
class { 'apache': mpm_module => 'prefork' }
include apache::mod::alias
include apache::mod::authnz_ldap
include apache::mod::cgi
include apache::mod::dav_fs
include apache::mod::deflate
include apache::mod::dir
include apache::mod::expires
include apache::mod::info
include apache::mod::ldap
include apache::mod::mime
include apache::mod::negotiation
include apache::mod::php
include apache::mod::remoteip
include apache::mod::setenvif
include apache::mod::ssl
include apache::mod::status
include apache::mod::userdir
include apache::mod::vhost_alias
include apache::mod::wsgi
apache::custom_config { 'tuning': content => "KeepAlive On\n" }
