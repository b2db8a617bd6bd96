# Secrets and deferred calls once more, case 34.
notify { 'a': message => inline_epp('<%- | Sensitive $x | -%><%= $x.unwrap %>', {'x' => Sensitive('q')}) }
