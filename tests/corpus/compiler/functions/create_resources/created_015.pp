# Fails: What create_resources may be given, case 15.

create_resources('notify', {'a' => {require => File['/nope']}})
