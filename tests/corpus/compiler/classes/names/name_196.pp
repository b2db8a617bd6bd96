# Names that mean something to Puppet itself, case 196.
define annotation { notify { "in-$title": } }
create_resources('annotation', {'q' => {}})
notice(defined(Annotation['q']))
