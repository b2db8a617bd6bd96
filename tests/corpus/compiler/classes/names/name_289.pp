# Names that mean something to Puppet itself, case 289.
class component { } notice(defined(Class['component']), defined('component'), Class['component'], Component)
