# Keys and certificates.
include openssl
openssl::certificate::x509 { 'web': country => 'DE', organization => 'Example', commonname => 'www.example.com', base_dir => '/etc/ssl/web', days => 3456 }
ssl_pkey { '/etc/ssl/other.key': size => 2048 }
openssl::export::pkcs12 { 'web': ensure => present, basedir => '/etc/ssl/web', pkey => '/etc/ssl/web/web.key', cert => '/etc/ssl/web/web.crt', in_pass => 'a', out_pass => 'b' }
