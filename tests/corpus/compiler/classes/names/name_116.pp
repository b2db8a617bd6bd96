# Names that mean something to Puppet itself, case 116.
class resource { notify { 'in': } }
contain 'resource'
notice(Class['resource'], Resource, defined('resource'), defined(Class['resource']))
Class['resource'] -> notify { 'z': }
