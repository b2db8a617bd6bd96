# A resource requires its class.
class c { notify { 'a': require => Class['c'] } }
include c
