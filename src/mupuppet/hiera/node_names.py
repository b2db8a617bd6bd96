"""The names of nodes that data has files for, such as `nodes/web01.example.com.yaml`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mupuppet.environment.data_files import DataFileError
from mupuppet.hiera.config import Config
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.hiera import Hiera
from mupuppet.hiera.inventory import path_templates
from mupuppet.hiera.keys import LookupKey
from mupuppet.values.regexps import PatternError, groups_of_match

#: The variables that hold the whole name of a node.
_NAMES = r"(?:::)?(?:trusted\.certname|(?:facts\.)?(?:clientcert|fqdn|networking\.fqdn))"
_NAME = re.compile(rf"%\{{\s*(?:{_NAMES}|(?:::)?facts\.(?:'|\")(?:clientcert|fqdn)(?:'|\"))\s*\}}")
_VARIABLE = re.compile(r"%\{[^}]*\}")


def node_names(hiera: Hiera) -> list[str]:
    """The nodes that have data files in the global layer or the environment. Raises HieraError."""
    found: dict[str, None] = {}
    for layer in hiera.layers_for(LookupKey("")):
        for name in _named(layer.config, hiera):
            found.setdefault(name)
    return sorted(found)


def _named(config: Config, hiera: Hiera) -> Iterator[str]:
    for template in path_templates(config):
        if _NAME.search(template) is None:
            continue
        try:
            paths = hiera.files.glob(_VARIABLE.sub("*", template))
        except DataFileError:
            continue
        pattern = _pattern(template)
        for path in paths:
            try:
                matched = groups_of_match(pattern, path)
            except PatternError as problem:
                raise HieraError(str(problem), "pattern-error") from None
            if matched is not None:
                yield matched[0]


def _pattern(template: str) -> str:
    """The regular expression for paths, with the name as a group."""
    regexp = ""
    position = 0
    is_named = False
    for variable in _VARIABLE.finditer(template):
        regexp += re.escape(template[position : variable.start()])
        if _NAME.fullmatch(variable[0]) is None:
            regexp += "[^/]*"
        elif is_named:
            regexp += r"(?:\1)"
        else:
            regexp += "([^/]+)"
            is_named = True
        position = variable.end()
    return regexp + re.escape(template[position:])
