# Fails: What create_resources may be given, case 8.
create_resources('nope', {'d' => {}})
