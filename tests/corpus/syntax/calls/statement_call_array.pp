# An array after a space.
notice [1, 2]
