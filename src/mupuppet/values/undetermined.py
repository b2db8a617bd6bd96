"""What a result depends on besides its inputs: the time, random numbers, programs, the network.

What hands such a value to code notes it here; a compilation that records what it reads sets
`noted` for its thread.
"""

from contextvars import ContextVar

noted: ContextVar[set[str] | None] = ContextVar("noted", default=None)


def note_undetermined(what: str) -> None:
    """Note that code gets a value that may be another one next time."""
    found = noted.get()
    if found is not None:
        found.add(what)
