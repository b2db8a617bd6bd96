"""Open environments for many requests: each is opened once, the least recently used are closed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from mupuppet.environment.environment import Environment
from mupuppet.environment.spec import EnvironmentSpec

#: How many environments are open at a time.
MAXIMUM_OPEN = 8


class EnvironmentPool:
    """Environments by what opens them."""

    def __init__(self, maximum: int = MAXIMUM_OPEN) -> None:
        self._maximum = maximum
        #: The one that was used last is the last one.
        self._open: dict[Hashable, Environment] = {}

    def get(self, key: Hashable, find: Callable[[], EnvironmentSpec]) -> Environment:
        """The environment of a key, opened if it is not; raises what `find` raises."""
        environment = self._open.pop(key, None)
        if environment is None:
            environment = Environment.opened(find, will_be_closed=True)
            while len(self._open) >= self._maximum:
                self._open.pop(next(iter(self._open))).close()
        self._open[key] = environment
        return environment

    def close(self) -> None:
        """Close all of them."""
        while self._open:
            self._open.popitem()[1].close()
