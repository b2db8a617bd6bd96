# Fails: What create_resources may be given, case 4.
define d($x) {}
create_resources('d', {'a' => {'nope' => 1}})
