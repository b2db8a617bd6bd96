# Lines of /etc/hosts.
host { 'db.example.com': ip => '192.0.2.7', host_aliases => ['db', 'sql'] }
host { 'old': ensure => absent }
