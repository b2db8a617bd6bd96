# Repositories with access rules.
class { 'gitolite': user => 'git', userhome => '/srv/git', admin_key => 'ssh-rsa AAAA admin@example.com' }
