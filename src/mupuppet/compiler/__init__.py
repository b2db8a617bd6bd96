"""Program to catalog: the production evaluator.

The tree of each class, defined type, function and lambda is lowered once, when it is first
needed, to Python closures that take a scope and return a value. A compilation then does what
Puppet does, in Puppet's order: facts into top scope, the main manifest, the node definition,
classes from the classifier, then collectors and defined types repeatedly until nothing changes, and
finally relationships, overrides, tags and checks.

Its rooms, from the top down; imports point downwards only:

api, lookups
    what callers use: inputs in, a compilation out
compiler, interruptions, puppet_errors
    the phases of a compilation, what ends it from outside, and Puppet's errors
finishing/
    checks, dependency cycles, output
functions/
    functions that need the compilation, and calls of functions by name
host/
    what Ruby code, templates and Hiera may ask of a compilation
evaluation/
    lowering to closures, class bodies, parameters, calls
resources/
    declarations, attributes, overrides, collectors, relationships
model/
    scopes, resources and the catalog under construction
program/
    what the environment defines: files, definitions, resource types, type aliases
inputs, log, errors, limits
    what a compilation is given, what it reports, and how far it may go
"""
