# Fails: What create_resources may be given, case 6.
class d($x) {}
create_resources('class', {'d' => {'nope' => 1}})
