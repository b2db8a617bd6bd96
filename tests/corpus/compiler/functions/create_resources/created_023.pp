# Fails: What create_resources may be given, case 23.
create_resources('notify', {'a' => {}}, undef)
