# Fails: Figure 4 within μPuppet, on a machine of another family.
# node: ssh.example.com
# facts: {"osfamily": "Plan9"}
class ssh::params {
  case $::osfamily {
  'Debian': { $sshd_package  = 'ssh' }
  'RedHat': { $sshd_package  = 'openssh-server' }
  }
}
class ssh ($ssh_pkg = $::ssh::params::sshd_package) inherits ssh::params {
  package { $ssh_pkg:
    ensure => installed
  }
}
node 'ssh.example.com' {
  include ssh
}
