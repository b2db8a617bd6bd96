"""The keys of hashes that stand for rich data in a catalog."""

TYPE_KEY = "__ptype"
VALUE_KEY = "__pvalue"
