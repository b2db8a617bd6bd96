# Fails: names that mean something to Puppet itself, case 21.
class main { notify { 'in': } }
contain 'main'
notice(Class['main'], Main, defined('main'), defined(Class['main']))
Class['main'] -> notify { 'z': }
