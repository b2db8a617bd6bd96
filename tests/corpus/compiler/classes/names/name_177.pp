# Names that mean something to Puppet itself, case 177.
define error { notify { "in-$title": } }
create_resources('error', {'q' => {}})
notice(defined(Error['q']))
