# An empty array on the left.
[] = []
