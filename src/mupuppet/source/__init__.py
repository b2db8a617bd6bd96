"""Source files: content, offsets, lines and columns.

Positions in a file are character offsets into its decoded content. Lines and columns are for
people, so they are computed on demand.
"""

from mupuppet.source.file import Position, SourceFile, Span

__all__ = ["Position", "SourceFile", "Span"]
