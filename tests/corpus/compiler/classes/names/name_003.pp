# Fails: names that mean something to Puppet itself, case 3.
class component { notify { 'in': } }
contain 'component'
notice(Class['component'], Component, defined('component'), defined(Class['component']))
Class['component'] -> notify { 'z': }
