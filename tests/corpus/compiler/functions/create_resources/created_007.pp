# Fails: What create_resources may be given, case 7.
class d($x) {}
create_resources('class', {'d' => {}})
