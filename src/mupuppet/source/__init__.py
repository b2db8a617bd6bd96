"""Source files: text, offsets, lines and columns.

Everything above speaks of places in a file as character offsets into its decoded text.
Lines and columns are for people, so they are computed only when someone asks.
"""

from mupuppet.source.file import Position, SourceFile, Span

__all__ = ["Position", "SourceFile", "Span"]
