# Names that mean something to Puppet itself, case 25.
define main { notify { "in-$title": } }
create_resources('main', {'q' => {}})
notice(defined(Main['q']))
