# Names that mean something to Puppet itself, case 81.
define stage { notify { "in-$title": } }
@stage { 'q': }
Stage<| |>
realize(Stage['q'])
notice(Stage, Stage['q'], defined('stage'))
