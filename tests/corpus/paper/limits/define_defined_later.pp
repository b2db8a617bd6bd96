# A type may be defined after its use in Puppet, and not in μPuppet.
mark { 'one': }
define mark { notify { $title: } }
