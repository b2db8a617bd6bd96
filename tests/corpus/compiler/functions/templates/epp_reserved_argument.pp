# Fails: the same for the argument of a template without parameters.

notice(inline_epp('<%= $facts %>', { 'facts' => 1 }))
