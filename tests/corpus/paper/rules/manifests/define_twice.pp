# Fails: RDef: a type is defined once.
define mark { notify { $title: } }
define mark { notify { $title: message => 'again' } }
mark { 'one': }
