# Secrets and deferred calls once more, case 72.
notice(Error[x], Error('m','k') =~ Error['k'], Error('m','k').kind, Error('m').message)
