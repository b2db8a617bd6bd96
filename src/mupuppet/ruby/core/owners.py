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


#: The classes of Puppet within which it evaluates the files of functions.
INSTANTIATORS = {
    Owner.FUNCTION: "Puppet::Pops::Loader::RubyFunctionInstantiator",
    Owner.SCOPE: "Puppet::Pops::Loader::RubyLegacyFunctionInstantiator",
}

#: What the text of a template and the values in it become: calls that put them out.
OUTPUT_METHODS = ("__text", "__show")
