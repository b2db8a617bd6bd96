# Fails: names that mean something to Puppet itself, case 40.
class settings { notify { 'in': } }
contain 'settings'
notice(Class['settings'], Settings, defined('settings'), defined(Class['settings']))
Class['settings'] -> notify { 'z': }
