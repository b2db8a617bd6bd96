# Names that mean something to Puppet itself, case 157.
define deferred { notify { "in-$title": } }
@deferred { 'q': }
Deferred<| |>
realize(Deferred['q'])
notice(Deferred, Deferred['q'], defined('deferred'))
