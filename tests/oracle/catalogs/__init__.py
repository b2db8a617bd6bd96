"""Catalogs: of manifests at random, and of real modules."""
