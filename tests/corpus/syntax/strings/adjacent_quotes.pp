# A string directly after a word.
notice 'a'b
