# Secrets and deferred calls, case 82.
notice(Sensitive.new('a').unwrap |$x| { "<${x}>" })
