# Names that mean something to Puppet itself, case 158.
define deferred { notify { "in-$title": } }
create_resources('deferred', {'q' => {}})
notice(defined(Deferred['q']))
