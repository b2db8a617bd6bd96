# Secrets and deferred calls once more, case 32.
notify { 'a': message => inline_epp('<%= $x %>', {'x' => Sensitive('q')}) }
