"""Whose code runs."""

from __future__ import annotations

from enum import Enum


class Owner(Enum):
    """The kind of code, which decides what it may call without a receiver."""

    #: A template: the methods of its wrapper.
    TEMPLATE = "template"
    #: A function of the newer interface: its own methods, and `call_function`.
    FUNCTION = "function"
    #: A function of the older interface: the methods of the scope that calls it.
    SCOPE = "scope"
    #: A class or module that modules define: the methods of `self`.
    OBJECT = "object"


#: What the text of a template and the values in it become: calls that put them out.
OUTPUT_METHODS = ("__text", "__show")
