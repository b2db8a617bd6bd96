class web {
  file { '/srv/www'
    ensure => directory,
  }
}
