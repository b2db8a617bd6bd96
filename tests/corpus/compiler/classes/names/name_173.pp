# Names that mean something to Puppet itself, case 173.
class error { notify { 'in': } }
contain 'error'
notice(Class['error'], Error, defined('error'), defined(Class['error']))
Class['error'] -> notify { 'z': }
