# Names that mean something to Puppet itself, case 154.
class deferred { notify { 'in': } }
contain 'deferred'
notice(Class['deferred'], Deferred, defined('deferred'), defined(Class['deferred']))
Class['deferred'] -> notify { 'z': }
