# An empty string before anything else is one.
notice '' 'a', "" "b"
