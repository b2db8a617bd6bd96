# Classes have Puppet's metaparameters as well; merge ignores them.
stage { 'before': before => Stage['main'] }
class early { notify { 'early': } }
class { 'early': stage => 'before' }
