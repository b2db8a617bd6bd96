# Fails: What create_resources may be given, case 18.
create_resources('notify', [1])
