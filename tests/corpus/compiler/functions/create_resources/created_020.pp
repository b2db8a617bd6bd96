# Fails: What create_resources may be given, case 20.
create_resources()
