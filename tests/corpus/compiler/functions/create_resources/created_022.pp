# Fails: What create_resources may be given, case 22.
create_resources('notify', {'a' => undef})
