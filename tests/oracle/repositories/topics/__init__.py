"""What real control repositories are made of, by topic: each adds its share to a drawn one."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.repositories.sketch import Sketch
from tests.oracle.repositories.topics import (
    backends,
    effects,
    helpers,
    monitoring,
    options,
    programs,
    roles,
    scale,
    secrets,
    templates,
    vendored,
    versions,
)

#: Topics by name.
TOPICS: dict[str, Callable[[Sketch], None]] = {
    "backends": backends.draw,
    "effects": effects.draw,
    "helpers": helpers.draw,
    "monitoring": monitoring.draw,
    "options": options.draw,
    "programs": programs.draw,
    "roles": roles.draw,
    "scale": scale.draw,
    "secrets": secrets.draw,
    "templates": templates.draw,
    "vendored": vendored.draw,
    "versions": versions.draw,
}
#: Topics that cost Puppet seconds: they are rarely drawn unless asked for.
SLOW = frozenset({"scale"})
