# Secrets and deferred calls, case 56.
create_resources('notify', { 'a' => { 'message' => Sensitive('x') } })
