# Names that mean something to Puppet itself, case 135.
class pcore { notify { 'in': } }
contain 'pcore'
notice(Class['pcore'], Pcore, defined('pcore'), defined(Class['pcore']))
Class['pcore'] -> notify { 'z': }
