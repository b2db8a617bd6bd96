# A call with parentheses, then a method.
notice('a').foo
