"""Declaring resources and changing them: attributes, overrides, collectors, relationships."""
