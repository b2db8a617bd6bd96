# Fails: What create_resources may be given, case 28.

notify { a: }
create_resources('notify', {'a' => {}})
