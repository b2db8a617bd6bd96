"""μPuppet⁺: rules for what the paper leaves out, in layers over its core.

The rules of the core stand as they are. What the layers add:

- forms of expressions and statements (`terms.py`): calls and lambdas, virtual and exported
  resources, collectors, `realize`, resource defaults, overrides, arrows. A declaration is
  `φ t {e : H}`, with φ for `@`, `@@` or neither;
- a catalog under construction (`catalogs.py`), which the core treats as a catalog: each
  resource with its scope and whether it is virtual, defaults by scope, waiting
  overrides, collectors, edges;
- the judgement →f about `compile m` (`rules/rounds.py`): it runs the manifest, then *rounds* in
  which each collector looks for new resources and each defined resource that waits is expanded,
  until nothing is left to do, and then finishes.

In a judgement of the core, what a layer adds to v_C is carried along and not changed. Declaring a
class also notes its dynamic parent in v_C, for the defaults: ::b for a class that inherits b, and
the scope that declares it for any other.
"""
