# Names that mean something to Puppet itself, case 79.
define stage { notify { "in-$title": } }
stage { 'q': }
