# Fails: secrets and deferred calls, case 86.
notice(to_json([Sensitive('a')]), to_yaml([Sensitive('a')]))
