# Fails: What create_resources may be given, case 24.
create_resources(undef, {'a' => {}}, undef)
