# Fails: names that mean something to Puppet itself, case 59.
class class { notify { 'in': } }
contain 'class'
notice(Class['class'], Class, defined('class'), defined(Class['class']))
Class['class'] -> notify { 'z': }
