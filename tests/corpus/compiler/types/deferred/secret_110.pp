# Secrets and deferred calls, case 110.
type A = Object[{attributes => {x => Any}}] notice(A(Deferred('f', [Sensitive('q')])), A([/x/, Integer, Notify['a'], SemVer('1.0.0'), Binary('YQ=='), Timespan(1), URI('http://a')]))
