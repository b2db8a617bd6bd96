# A name like the title is left out.
file { '/a': path => '/a' }
notify { 'x': name => 'x', message => 'x' }
