# Secrets and deferred calls, case 59.
notify { 'a': * => { 'message' => Sensitive('x'), tag => 'y' } }
