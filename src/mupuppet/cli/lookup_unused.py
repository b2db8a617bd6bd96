"""`mupuppet lookup --unused`: data that nothing reads."""

import json
import sys
from argparse import Namespace

from mupuppet.analysis.data_usage import DataUsage, UnusedKey, data_usage, unused_keys
from mupuppet.basics import slashed
from mupuppet.cli.environments import environment_of
from mupuppet.cli.lookup_answers import ask_of_no_node
from mupuppet.cli.options import ERRORS, FINE
from mupuppet.cli.rendering import print_diagnostics
from mupuppet.compiler.lookups import Asker
from mupuppet.diagnostics import Diagnostic
from mupuppet.diagnostics.render_text import show_text
from mupuppet.environment.all_code import all_sources
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.inventory import Inventory, take_inventory


def print_unused(options: Namespace) -> int:
    """Print what is not used; the status is 0 if there is nothing to print."""
    environment = environment_of(options)

    def questions(asker: Asker) -> tuple[Inventory | None, tuple[Diagnostic, ...]]:
        try:
            inventory = take_inventory(asker.hiera)
        except HieraError as error:
            return None, (asker.diagnostic(error),)
        return inventory, tuple(asker.diagnostic(each) for each in inventory.problems)

    answers = ask_of_no_node(environment, questions, options)
    environment.save_caches()
    inventory, problems = answers.found or (None, answers.diagnostics)
    print_diagnostics(problems, options)
    if inventory is None:
        return ERRORS
    usage = data_usage(all_sources(environment))
    print_diagnostics(tuple(usage.problems), options)
    unused = unused_keys(inventory, usage)
    if options.format in ("json", "yaml"):
        _print_data(unused, options.format)
    else:
        _print_text(unused, usage, len(inventory.keys), environment.root or "")
    return ERRORS if unused or problems or usage.problems else FINE


def _print_text(unused: list[UnusedKey], usage: DataUsage, number: int, root: str) -> None:
    for each in unused:
        position = each.found.position
        line = "" if position is None else f":{position.line}:{position.column}"
        meant = "" if each.suggestion is None else f"; did you mean `{each.suggestion}`?"
        place = f"{slashed.relpath(each.found.path, root)}{line}"
        print(show_text(f"{place}: {each.found.key}: {each.reason}{meant}"))
    print(_summary(len(unused), number), file=sys.stderr)
    if usage.computed:
        places = []
        for computed in usage.computed[:5]:
            at = computed.source.position(computed.at)
            places.append(f"{slashed.relpath(computed.source.name, root)}:{at.line}:{at.column}")
        more = ", …" if len(usage.computed) > len(places) else ""
        print(
            f"note: {len(usage.computed)} lookups compute their keys and may read some of them: "
            f"{', '.join(map(show_text, places))}{more}",
            file=sys.stderr,
        )


def _print_data(unused: list[UnusedKey], chosen: str) -> None:
    data = [
        {
            "key": each.found.key,
            "file": each.found.path,
            "line": None if each.found.position is None else each.found.position.line,
            "reason": each.reason,
            "suggestion": each.suggestion,
        }
        for each in unused
    ]
    if chosen == "json":
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return
    from mupuppet.ruby_semantics.yaml_writing import to_yaml

    sys.stdout.write(to_yaml(data))


def _summary(unused: int, number: int) -> str:
    if number == 0:
        return "there is no data"
    keys = "1 key" if number == 1 else f"{number} keys"
    if unused == 0:
        return "the only key is used" if number == 1 else f"all {keys} are used"
    return f"{unused} of {keys} {'is' if unused == 1 else 'are'} not used"
