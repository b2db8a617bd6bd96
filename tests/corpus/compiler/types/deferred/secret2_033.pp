# Secrets and deferred calls once more, case 33.
notify { 'a': message => inline_epp('<%- | Sensitive $x | -%><%= $x %>', {'x' => Sensitive('q')}) }
