# An attribute that is read through a reference has the value of before the collector.
file { '/etc/motd': owner => 'alice' }
File <| title == '/etc/motd' |> { owner => 'bob' }
notify { 'owner': message => File['/etc/motd']['owner'] }
