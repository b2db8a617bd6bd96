"""Facts from a file, for the verbs that run the paper's rules."""

from typing import Any

from mupuppet.diagnostics.render_text import show_text


class FactsProblem(Exception):
    """What is wrong with a file of facts."""


def read_facts(path: str | None) -> dict[str, Any]:
    """The facts in a JSON file: an object, or Puppet's own format with them under `values`."""
    if path is None:
        return {}
    import json

    try:
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
    except OSError as error:
        raise FactsProblem(f"{show_text(path)}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise FactsProblem(f"{show_text(path)}: this is not UTF-8") from None
    except ValueError as error:
        raise FactsProblem(f"{show_text(path)}: this is not JSON: {error}") from None
    except RecursionError:
        raise FactsProblem(f"{show_text(path)}: facts are nested too deeply") from None
    if not isinstance(data, dict):
        raise FactsProblem(f"{show_text(path)}: an object with names and values is expected")
    values = data.get("values")
    return values if isinstance(values, dict) and "name" in data else data
