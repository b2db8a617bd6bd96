# Fails: secrets and deferred calls, case 84.
notice(flatten([Sensitive([1,2])]), join([Sensitive('a'),'b'],','), size(Sensitive('a')))
