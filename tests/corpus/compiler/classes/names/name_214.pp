# Names that mean something to Puppet itself, case 214.
define facts { notify { "in-$title": } }
@facts { 'q': }
Facts<| |>
realize(Facts['q'])
notice(Facts, Facts['q'], defined('facts'))
