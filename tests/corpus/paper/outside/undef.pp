# `undef` as a value.
$nothing = undef
file { '/etc/motd': owner => $nothing, mode => undef }
