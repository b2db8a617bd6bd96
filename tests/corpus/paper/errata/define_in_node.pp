# PDefRes concludes that `::` is the parent of a defined type's scope; the text says the base scope,
# here that of the node, and Puppet agrees.
define mark { notify { $title: message => $role } }
node default {
  $role = 'web'
  mark { 'one': }
}
