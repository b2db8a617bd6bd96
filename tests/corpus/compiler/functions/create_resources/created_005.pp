# Fails: What create_resources may be given, case 5.
define d($x) {}
create_resources('d', {'a' => {}})
