# Secrets and deferred calls, case 109.
type A = Object[{attributes => {x => Sensitive[String]}}] notice(A(Sensitive('q')), [A(Sensitive('q'))])
