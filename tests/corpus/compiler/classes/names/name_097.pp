# Names that mean something to Puppet itself, case 97.
class whit { notify { 'in': } }
contain 'whit'
notice(Class['whit'], Whit, defined('whit'), defined(Class['whit']))
Class['whit'] -> notify { 'z': }
