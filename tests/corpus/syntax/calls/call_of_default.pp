# Nor is this.
default(1)
