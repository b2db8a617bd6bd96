"""Catalogs: what a node shall be."""

from mupuppet.catalog.catalog import Catalog, CatalogResource

__all__ = ["Catalog", "CatalogResource"]
