# Names that mean something to Puppet itself, case 78.
class stage { notify { 'in': } }
contain 'stage'
notice(Class['stage'], Stage, defined('stage'), defined(Class['stage']))
Class['stage'] -> notify { 'z': }
