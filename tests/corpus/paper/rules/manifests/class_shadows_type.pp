# A class may have the name of a built-in type.
class file { notify { 'class': } }
include file
file { '/etc/motd': }
