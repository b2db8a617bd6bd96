# Defaults for nodes: a metaparameter of a node is one of what it contains.
Node { noop => true }
node default {
  notify { "x": }
  notify { "y": noop => false }
  define_it { "z": }
}
define define_it { notify { "in ${title}": } }
