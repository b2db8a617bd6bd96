# Fails: What create_resources may be given, case 19.
create_resources('notify')
