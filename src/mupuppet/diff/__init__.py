"""What differs between catalogs: over one node, and over all nodes of a fleet.

Everything here is pure: catalogs in Puppet's format in, changes out.

- `changes` compares two outcomes of a node: resources, attributes, containment, classes, failures.
- `values` splits a change of a value: elements of hashes and arrays, lines of strings.
- `ignoring` omits what users do not want to see.
- `groups` combines equal changes of many nodes, with holes for what is specific to a node.
- `effects` knows how risky a change is, and what it triggers through the graph.
- `report` is the result; `render_*` write it for terminals, pull requests, programs and browsers.
"""
