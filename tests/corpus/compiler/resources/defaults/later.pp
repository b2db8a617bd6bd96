# Defaults hold for resources that are declared later.
file { '/before': }
File { mode => '0600' }
file { '/after': }
