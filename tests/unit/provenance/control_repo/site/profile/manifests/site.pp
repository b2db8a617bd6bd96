# A web site.
define profile::site (
  Integer $workers = 1,
) {
  file { "/etc/sites/${title}":
    content => "workers ${workers}\n",
    owner   => 'root',
  }
}
