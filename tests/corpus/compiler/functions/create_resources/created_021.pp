# Fails: What create_resources may be given, case 21.
create_resources('notify', {}, {}, {})
