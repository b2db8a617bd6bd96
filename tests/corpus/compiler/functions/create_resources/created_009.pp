# Fails: What create_resources may be given, case 9.

create_resources('notify', {'a' => {}})
create_resources('notify', {'a' => {}})
