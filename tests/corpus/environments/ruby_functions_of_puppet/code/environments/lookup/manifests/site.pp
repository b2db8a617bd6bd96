notice(old())
