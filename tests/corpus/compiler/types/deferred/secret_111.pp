# Secrets and deferred calls, case 111.
notice(Deferred('f', [/x/, Integer, Notify['a'], SemVer('1.0.0'), Binary('YQ=='), Timespan(1), URI('http://a'), default, undef, Sensitive]))
