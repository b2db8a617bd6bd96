# Mail over a relay, with tables. The module needs another one for its lenses, which stands in here.
define augeas::lens($ensure = present, $lens_source = undef, $lens_content = undef, $test_source = undef, $test_content = undef, $stock_since = undef) { notify { $name: } }
class { 'postfix': relayhost => 'mail.example.com', root_mail_recipient => 'admin@example.com', inet_interfaces => 'all' }
postfix::config { 'smtp_tls_mandatory_ciphers': value => 'high' }
postfix::hash { '/etc/postfix/virtual': ensure => present, content => "a@example.com b\n" }
postfix::transport { 'local': destination => 'dovecot' }
postfix::virtual { 'postmaster@example.com': destination => 'root' }
