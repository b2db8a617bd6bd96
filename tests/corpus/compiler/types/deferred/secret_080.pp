# Secrets and deferred calls, case 80.
notice(Sensitive('a') ? { Sensitive[Integer] => 1, Sensitive => 2 })
