# Names that mean something to Puppet itself, case 155.
define deferred { notify { "in-$title": } }
deferred { 'q': }
