# Fails: odd names of types, classes and tags, case 88.
include Notify['a']
