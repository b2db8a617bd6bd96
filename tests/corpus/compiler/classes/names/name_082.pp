# Names that mean something to Puppet itself, case 82.
define stage { notify { "in-$title": } }
create_resources('stage', {'q' => {}})
notice(defined(Stage['q']))
