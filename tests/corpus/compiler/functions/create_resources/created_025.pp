# Fails: What create_resources may be given, case 25.
create_resources('notify', undef)
