notice(lookup("${facts['kind']}::a"))
