# A setting in a file through augeas.
augeas { 'sshd port':
  context => '/files/etc/ssh/sshd_config',
  changes => ['set Port 2222', 'rm ListenAddress'],
  onlyif  => 'get Port != 2222',
}
