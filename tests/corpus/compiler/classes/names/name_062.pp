# Fails: names that mean something to Puppet itself, case 62.
define class { notify { "in-$title": } }
@class { 'q': }
Class<| |>
realize(Class['q'])
notice(Class, Class['q'], defined('class'))
