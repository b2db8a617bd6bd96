# Names that mean something to Puppet itself, case 138.
define pcore { notify { "in-$title": } }
@pcore { 'q': }
Pcore<| |>
realize(Pcore['q'])
notice(Pcore, Pcore['q'], defined('pcore'))
