# The attribute that a type is named by is left out of the catalog where it equals the title.
file { '/etc/motd': path => '/etc/motd', content => 'Welcome' }
file { 'issue': path => '/etc/issue' }
notify { 'hello': name => 'hello' }
