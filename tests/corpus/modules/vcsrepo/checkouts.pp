# Working copies.
vcsrepo { '/srv/app': ensure => present, provider => git, source => 'https://git.example.com/app.git', revision => 'main', user => 'app' }
vcsrepo { '/srv/old': ensure => latest, provider => svn, source => 'svn://svn.example.com/old' }
