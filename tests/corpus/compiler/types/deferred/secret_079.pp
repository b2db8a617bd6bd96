# Secrets and deferred calls, case 79.
case Sensitive('a') { 'a': { notice('1') } Sensitive('a'): { notice('2') } Sensitive: { notice('3') } default: { notice('d') } }
