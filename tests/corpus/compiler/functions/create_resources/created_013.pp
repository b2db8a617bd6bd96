# Fails: What create_resources may be given, case 13.

create_resources('class', {'d' => {}})
