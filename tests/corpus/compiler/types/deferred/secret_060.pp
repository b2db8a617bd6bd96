# Fails: secrets and deferred calls, case 60.
notify { 'a': * => Sensitive({ 'message' => 'x' }) }
