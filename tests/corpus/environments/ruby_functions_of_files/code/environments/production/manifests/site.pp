notice(call("m::${facts['function']}"))
