# No lambda without parentheses.
notice 'a' |$x| { }
