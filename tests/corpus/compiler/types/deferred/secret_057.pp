# Fails: secrets and deferred calls, case 57.
create_resources('notify', Sensitive({ 'a' => { 'message' => 'x' } }))
