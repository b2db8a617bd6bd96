# Keys of hosts and users.
sshkey { 'web.example.com': ensure => present, type => 'ssh-rsa', key => 'AAAAB3Nza', host_aliases => ['web'] }
ssh_authorized_key { 'alice@laptop': user => 'alice', type => 'ssh-ed25519', key => 'AAAAC3Nza', options => ['no-pty', 'command="/bin/true"'] }
