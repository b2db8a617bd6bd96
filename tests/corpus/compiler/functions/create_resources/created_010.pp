# Fails: What create_resources may be given, case 10.

create_resources('notify', {'a' => 1})
