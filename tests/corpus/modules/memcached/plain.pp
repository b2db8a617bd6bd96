# All defaults.
include memcached
