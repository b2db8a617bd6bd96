"""Functions that need the compilation, and calls of functions by name.

Importing this package adds its functions to those that are built in.
"""

from mupuppet.compiler.functions import function_index
from mupuppet.functions.registry import BUILT_IN

BUILT_IN.extend(function_index.BUILT_IN)
