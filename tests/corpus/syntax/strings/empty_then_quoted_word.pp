# An empty string directly before another string is no empty string.
notice '''a'
