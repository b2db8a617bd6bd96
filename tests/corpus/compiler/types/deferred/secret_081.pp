# Secrets and deferred calls, case 81.
notice(String(Sensitive('a')), String(Sensitive('a'), '%p'), sprintf('%s %p', Sensitive('a'), Sensitive('b')))
