# Fails: What create_resources may be given, case 27.

create_resources('notify', {'a' => {}})
notify { a: }
