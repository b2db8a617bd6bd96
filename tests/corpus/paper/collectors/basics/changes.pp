# A collector can change attributes of the resources that it finds.
file { '/etc/motd': owner => 'alice' }
File <| title == '/etc/motd' |> {
  owner => 'bob',
  group => 'staff',
}
