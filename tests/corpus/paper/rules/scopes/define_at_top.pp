# PDefRes and BTop: a defined type that is declared at top has top scope as parent.
$where = 'top'
define mark { notify { $title: message => $where } }
mark { 'one': }
