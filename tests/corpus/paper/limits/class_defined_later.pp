# A class may be defined after its declaration in Puppet, and not in μPuppet.
include motd
class motd { file { '/etc/motd': content => 'Welcome' } }
