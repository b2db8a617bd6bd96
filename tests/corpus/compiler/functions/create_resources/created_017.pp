# What create_resources may be given, case 17.

create_resources('file', {'/a' => {ensure => 'link', target=>'/b'}, '/c' => {}}, {owner=>'root'})
