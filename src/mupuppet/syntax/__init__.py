"""Text to tree: tokens, lexer, nodes, parser, validation, printers.

Trees hold no meaning: no scopes, no values, no resolved names. Parsing returns a tree
and diagnostics, and never raises on any input.
"""
