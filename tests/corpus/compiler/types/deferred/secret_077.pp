# Fails: secrets and deferred calls, case 77.
notice(Sensitive('a') =~ /a/)
