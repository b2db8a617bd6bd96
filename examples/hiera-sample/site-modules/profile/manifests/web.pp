# A web server.
class profile::web (
  Integer $port,
  String $title_text = 'It works',
) {
  include profile::base

  file { '/var/www/index.html':
    content => "${title_text} on port ${port}\n",
  }
}
