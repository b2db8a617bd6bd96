# Fails: names that mean something to Puppet itself, case 211.
class facts { notify { 'in': } }
contain 'facts'
notice(Class['facts'], Facts, defined('facts'), defined(Class['facts']))
Class['facts'] -> notify { 'z': }
