# Defined types have Puppet's metaparameters as well; merge ignores them.
define mark { notify { $title: message => 'marked' } }
notify { 'first': }
mark { 'one': require => Notify['first'] }
