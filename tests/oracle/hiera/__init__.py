"""Lookups in small control repositories, and texts of data."""
