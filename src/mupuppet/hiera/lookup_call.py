"""What a function that looks up data is given."""

from __future__ import annotations

from mupuppet.basics.records import Record
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.scopes import Scope


class LookupCall(Record, eq=False):
    """The data of the compilation that calls, and the scope of the call."""

    hiera: Hiera
    scope: Scope
