# The main manifest: it is evaluated first, for every node.

# What a machine is for follows from its name here. Other sites ask a node classifier, or read it
# from the node's certificate (trusted['extensions']['pp_role']).
$role = $trusted['certname'] ? {
  /^web\d+/ => 'web',
  /^db\d+/  => 'database',
  default   => 'base',
}

# Defaults for all resources of a type, in all classes below.
File {
  owner => 'root',
  group => 'root',
  mode  => '0644',
}

# A node that has no definition of its own gets this one.
node default {
  include "role::${role}"
}
