# References to classes.
class one { notify { 'one': } }
include one
notify { 'after': require => Class['one'] }
