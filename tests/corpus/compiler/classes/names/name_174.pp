# Names that mean something to Puppet itself, case 174.
define error { notify { "in-$title": } }
error { 'q': }
