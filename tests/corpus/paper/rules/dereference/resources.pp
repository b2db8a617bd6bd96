# Attributes of resources, by a reference and by a variable that holds one.
file { '/etc/motd': owner => 'alice', mode => '0644' }
$reference = File['/etc/motd']
$path = '/etc/motd'
notify { 'owner': message => File['/etc/motd']['owner'] }
notify { 'mode': message => $reference['mode'] }
notify { 'computed': message => File[$path]['owner'] }
