# Strings in arrays in the log.
notice(['a b', "it's", "q\"q", "line\nbreak", '$x'])
