"""Catalogs: the desired state of a node."""

from mupuppet.catalog.catalog import Catalog, CatalogResource

__all__ = ["Catalog", "CatalogResource"]
