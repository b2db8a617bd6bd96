# All defaults, as far as there are any.
class { 'postgresql::globals': version => '13' }
include postgresql::server
