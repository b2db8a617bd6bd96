# Secrets and deferred calls, case 72.
notice(Sensitive('a') == Sensitive('a'), Sensitive('a') == 'a', Sensitive('a') =~ Sensitive[String], type(Sensitive('a')))
