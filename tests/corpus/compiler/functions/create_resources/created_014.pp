# Fails: What create_resources may be given, case 14.

create_resources('@class', {'d' => {}})
