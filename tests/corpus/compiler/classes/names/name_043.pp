# Fails: names that mean something to Puppet itself, case 43.
define settings { notify { "in-$title": } }
@settings { 'q': }
Settings<| |>
realize(Settings['q'])
notice(Settings, Settings['q'], defined('settings'))
