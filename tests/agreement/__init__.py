"""Our outcomes against those that real Puppet and Ruby gave, which `tests/corpus` records."""
