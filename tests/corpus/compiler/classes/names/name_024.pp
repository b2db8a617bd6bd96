# Names that mean something to Puppet itself, case 24.
define main { notify { "in-$title": } }
@main { 'q': }
Main<| |>
realize(Main['q'])
notice(Main, Main['q'], defined('main'))
