"""The comparison of our front end with real Puppet.

`front_end.rb` makes real Puppet answer requests, `puppet` talks to it, `ours` asks our own
front end the same, and `compare` says where two outcomes differ. On these stand the commands:

    python -m tests.oracle.record       records the corpus, or checks what is recorded
    python -m tests.oracle.agreement    compares both on the manifests of real modules
    python -m tests.oracle.fuzz         looks for small inputs on which they differ
"""
