# Fails: types of modules that come with Puppet.
cron { 'c': command => 'x' }
host { 'h': ip => '1.2.3.4' }
mount { '/m': }
ssh_authorized_key { 'k': user => 'u', type => 'ssh-rsa', key => 'x' }
sshkey { 's': }
augeas { 'a': changes => [] }
selboolean { 'b': value => on }
selmodule { 'm': }
