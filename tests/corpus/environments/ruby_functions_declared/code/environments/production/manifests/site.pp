notice(call("decl::${facts['function']}", *$facts['arguments']))
