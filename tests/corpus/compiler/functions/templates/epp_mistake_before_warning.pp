# Fails: a template is read, and warned about, up to the first mistake of syntax.
notice(inline_epp('<% "a\p" %> <% ) %> <% "b\q" %>'))
