# A web server. Roles only include profiles: they say what, and never how.
class role::web {
  include profile::base
  include profile::web

  # What every machine has is there before anything else.
  Class['profile::base'] -> Class['profile::web']
}
