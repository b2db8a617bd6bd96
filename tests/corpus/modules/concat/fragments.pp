# Files made of parts.
concat { '/etc/motd': owner => 'root', group => 'root', mode => '0644', warn => true }
concat::fragment { 'motd_header': target => '/etc/motd', content => "Welcome\n", order => '01' }
concat::fragment { 'motd_local': target => '/etc/motd', source => '/etc/motd.local', order => 15 }
concat { 'settings': path => '/etc/settings.json', format => 'json-pretty', ensure_newline => true, order => 'numeric', replace => false }
concat::fragment { 'one': target => 'settings', content => '{"a": 1}' }
concat { '/etc/gone': ensure => absent }
