# Secrets and deferred calls once more, case 67.
notice(Deferred('upcase', ['x']) =~ Object, Deferred('a') =~ RichData, Deferred('a') =~ Data, Deferred('a') in [Deferred('a')])
