"""Where a server stores what it must not lose."""

from __future__ import annotations

import os

from mupuppet.basics.platform import CAN_FORK, effective_user
from mupuppet.basics.records import Record


def default_state_directory() -> str:
    """`/var/lib/mupuppet` for root, and otherwise a directory of the user's."""
    if effective_user() == 0 and CAN_FORK and not os.environ.get("XDG_STATE_HOME"):
        return "/var/lib/mupuppet"
    base = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return os.path.join(base, "mupuppet", "server")


class State(Record):
    """The directories of a server."""

    directory: str

    def path(self, *names: str) -> str:
        return os.path.join(self.directory, *names)

    def make_directory(self, *names: str) -> str:
        """The path of a directory of the state, created if it is missing, for this user alone."""
        path = self.path(*names)
        os.makedirs(path, mode=0o750, exist_ok=True)
        return path

    @property
    def authority(self) -> str:
        return self.path("ca")

    @property
    def ssl(self) -> str:
        """The server's own key and certificate, as agents have theirs."""
        return self.path("ssl")

    @property
    def store(self) -> str:
        """What nodes export, their facts and catalogs, where there is no PuppetDB."""
        return self.path("store.sqlite")
