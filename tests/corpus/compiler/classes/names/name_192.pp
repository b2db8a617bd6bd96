# Names that mean something to Puppet itself, case 192.
class annotation { notify { 'in': } }
contain 'annotation'
notice(Class['annotation'], Annotation, defined('annotation'), defined(Class['annotation']))
Class['annotation'] -> notify { 'z': }
