# Fails: no parameter may have a reserved name.

notice(inline_epp('<%| $trusted = 1 |%><%= $trusted %>'))
