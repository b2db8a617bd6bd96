"""The classes that Ruby always has: their values, methods and operators."""
