# Mounted file systems.
mount { '/srv': ensure => mounted, device => '/dev/sdb1', fstype => 'ext4', options => 'defaults,noatime', dump => 0, pass => 2 }
