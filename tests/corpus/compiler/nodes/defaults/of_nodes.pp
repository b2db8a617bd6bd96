Node { noop => true }
node default {
  notify { "x": }
  notify { "y": noop => false }
  define_it { "z": }
}
define define_it { notify { "in ${title}": } }
