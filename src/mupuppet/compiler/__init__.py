"""Program to catalog: the production evaluator.

The tree of each class, defined type, function and lambda is lowered once, when it is first
needed, to Python closures that take a scope and give a value. A compilation then does what
Puppet does, in Puppet's order: facts into top scope, the main manifest, the node definition,
classes from the classifier, then collectors and defined types again and again until nothing
changes, and at last relationships, overrides, tags and checks.
"""
