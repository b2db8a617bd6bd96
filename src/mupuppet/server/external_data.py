"""Data about a node from the site's own programs: `$trusted['external']`."""

from __future__ import annotations

import os
import subprocess
from typing import Any

from mupuppet.environment.received_json import read_json

_SECONDS = 60.0


class ExternalDataError(Exception):
    """A program that failed; the message describes how."""


def trusted_external(command: str, name: str) -> Any:
    """What a program prints as JSON, or what each program of a directory prints."""
    if not os.path.isdir(command):
        return _printed(command, name)
    data: dict[str, Any] = {}
    for entry in sorted(os.listdir(command)):
        path = os.path.join(command, entry)
        if not (os.path.isfile(path) and os.access(path, os.X_OK)):
            continue
        key = os.path.splitext(entry)[0]
        if key in data:
            raise ExternalDataError(f"There is more than one '{key}' script in {command}")
        data[key] = _printed(path, name)
    return data


def _printed(program: str, name: str) -> Any:
    try:
        finished = subprocess.run(
            [program, name],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
        )
        if finished.returncode:
            raise ExternalDataError(
                f"Execution of '{program} {name}' returned {finished.returncode}: "
                f"{finished.stderr.decode(errors='replace').strip()}"
            )
        return read_json(finished.stdout)
    except subprocess.TimeoutExpired:
        raise ExternalDataError(f"'{program}' took more than {_SECONDS:g} seconds") from None
    except OSError as error:
        raise ExternalDataError(f"'{program}' cannot be run: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ExternalDataError(f"'{program}' does not print JSON: {error}") from None
