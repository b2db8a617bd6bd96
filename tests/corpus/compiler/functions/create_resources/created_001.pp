# Fails: What create_resources may be given, case 1.
create_resources('notify', {'a' => {'nope' => 1}})
