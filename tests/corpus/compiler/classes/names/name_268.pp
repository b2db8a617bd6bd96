# Names that mean something to Puppet itself, case 268.
notice(defined(Class['main']), defined(Class['settings']), defined('main'), defined('settings'))
