# Fails: secrets and deferred calls, case 58.
create_resources('notify', { 'a' => Sensitive({ 'message' => 'x' }) })
