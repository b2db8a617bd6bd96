"""What real Ruby makes of ERB templates.

    python -m tests.oracle.ruby.erb --modules DIRECTORY [--count 8]

compares the templates of modules. `tests/corpus/erb` has recorded ones: `templates.cases`, and
`expressions.rb`, a transcript of expressions, each of which is shown in a template of its own.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from mupuppet.ruby.core.run import Host, ProgramState
from mupuppet.ruby.erb.template import compile_template
from mupuppet.ruby_semantics.conversion import inspect, to_s
from mupuppet.ruby_semantics.errors import RubyError, UnsupportedRuby
from mupuppet.ruby_semantics.replacements import Replacements
from mupuppet.values.host_objects import Receiver
from mupuppet.versions import PuppetVersion
from mupuppet.versions.current import current_version
from tests.oracle.recording import CaseFileRecorder, Item, TranscriptRecorder, transcript
from tests.oracle.stored import CORPORA, case_file
from tests.oracle.versions import asked_version

EXPRESSIONS = CORPORA / "erb" / "expressions.rb"
TEMPLATES = CORPORA / "erb" / "templates.cases"
DRIVER = Path(__file__).with_name("erb.rb")


class StubHost:
    """The same as the stubs of the driver."""

    def __init__(self, variables: dict[str, Any]) -> None:
        self._variables = variables

    def instance_variable(self, name: str) -> Any:
        return self._variables.get(name)

    def lookup(self, name: str) -> Any:
        return self._variables.get(name.removeprefix("::"))

    def is_bound(self, name: str) -> bool:
        return name in self._variables

    def is_variable(self, name: str) -> bool:
        return name.removeprefix("::") in self._variables

    def unknown_reason(self, name: str) -> str | None:
        return None if self.is_variable(name) else ""

    def scope_variable(self, name: str) -> Any:
        return self.lookup(name)

    def has_variable(self, name: str) -> bool:
        return self.lookup(name) is not None

    def variables(self) -> dict[str, Any]:
        return self._variables

    def module_path(self, name: str) -> str | None:
        """There are no modules."""

    @cached_property
    def passed(self) -> dict[int, Any]:
        return {}

    @cached_property
    def frozen_by_code(self) -> dict[int, Any]:
        return {}

    def freeze(self, value: Any) -> None:
        self.frozen_by_code[id(value)] = value

    def frozen_test(self) -> Callable[[Any], bool]:
        """Nothing else is frozen here."""
        return lambda value: id(value) in self.frozen_by_code

    def keep_frozen(self, value: Any, new: Any) -> None:
        if id(value) in self.frozen_by_code:
            self.freeze(new)

    def replace_values(self, replacements: Replacements) -> None:
        """The stub's variables stay as they are."""

    def set_variable(self, name: str, value: Any) -> None:
        self._variables = {**self._variables, name: value}

    def binary_string(self, content: bytes) -> Any:
        return content.decode("utf-8", "surrogateescape")

    @cached_property
    def global_variables(self) -> dict[str, Any]:
        return {}

    @property
    def template_methods(self) -> dict[str, Any]:
        return {}

    @cached_property
    def program_state(self) -> ProgramState:
        return ProgramState(self)

    @property
    def top(self) -> StubHost:
        return self

    @property
    def around(self) -> StubHost:
        return self

    def is_in(self, kind: str) -> bool:
        return False

    def node_name(self) -> str:
        return "node"

    def has_class(self, name: str, load: bool = True) -> bool:
        return False

    def has_define(self, name: str, load: bool = True) -> bool:
        return False

    def has_type(self, name: str) -> bool:
        return False

    def find_resource(self, type: str, title: str) -> tuple[str, str, dict[str, Any]] | None:
        """There are no resources."""

    def resources(self) -> list[tuple[str, str, dict[str, Any]]]:
        return []

    def resource(self) -> tuple[str, str, dict[str, Any]]:
        return "Class", "main", {}

    def default_names(self, type: str) -> list[str]:
        return []

    def has_function(self, name: str) -> bool:
        return True

    def log(self, level: str, message: str) -> None:
        """Log lines are not recorded."""

    def warn_once(self, key: str, message: str, level: str = "warning") -> None:
        """Nor are warnings."""

    def may_read(self, path: str) -> bool:
        return False

    def file_kind(self, path: str) -> str | None:
        return None

    def read_file(self, path: str) -> bytes:
        raise FileNotFoundError(path)

    def list_files(self, pattern: str) -> list[str]:
        return []

    def environment_name(self) -> str:
        return "production"

    def modules(self) -> dict[str, str]:
        return {}

    def modulepath(self) -> list[str]:
        return []

    def call_stack(self) -> list[Any]:
        return []

    def call_legacy_function(self, name: str, arguments: list[Any]) -> Any:
        return self.call_function(name, arguments)

    def call_received(self, receiver: Receiver, name: str, arguments: list[Any], block: Any) -> Any:
        return NotImplemented

    def call_function(self, name: str, arguments: list[Any], block: Any = None) -> Any:
        if name == "versioncmp":
            first, second = (to_s(argument) for argument in arguments)
            return (first > second) - (first < second)
        return f"{name}({inspect(arguments)})"

    def classes(self) -> list[str]:
        return ["settings", "main"]

    def tags(self) -> list[str]:
        return ["main", "node"]

    def tag(self, tags: list[str]) -> None:
        """The tags stay as they are."""


def stub_host(variables: dict[str, Any]) -> Host:
    """The host of the templates of the corpus."""
    return StubHost(variables)


def ours(case: dict[str, Any], version: PuppetVersion) -> dict[str, Any]:
    """What we make of a case, as the Ruby of a version."""
    current_version.set(version)
    try:
        text = compile_template(case["template"]).render(stub_host(case["variables"]))
    except RubyError as error:
        return {"ok": False, "kind": error.kind, "message": error.message, "line": error.line}
    except UnsupportedRuby as error:
        return {"ok": False, "unsupported": error.construct, "line": error.line}
    return {"ok": True, "text": text}


def real(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What Ruby makes of cases."""
    finished = subprocess.run(
        ["ruby", "--disable=did_you_mean,error_highlight", str(DRIVER)],
        input=json.dumps({"cases": cases}),
        capture_output=True,
        text=True,
        check=True,
    )
    outcomes: list[dict[str, Any]] = json.loads(finished.stdout)
    return outcomes


#: The variables of all recorded cases.
VARIABLES: dict[str, Any] = {
    "text": "Hello, World",
    "empty": "",
    "spaced": "  two words \n",
    "path": "/etc/apache2/sites.d/main.conf",
    "number": 42,
    "negative": -7,
    "float": 2.5,
    "large": 1e20,
    "yes": True,
    "no": False,
    "words": ["pear", "apple", "fig"],
    "numbers": [3, 1, 2],
    "mixed": [1, "two", None, [3, [4]], {"five": 5}],
    "nested": [[1, 2], [3, 4]],
    "none": [],
    "hash": {"b": 1, "a": [1, 2], "c": {"d": None}},
    "options": {"Port": 22, "Listen": ["a", "b"], "Enable": True},
    "numeric": "10",
}


def shown(expression: str) -> str:
    """A template that shows the value of an expression."""
    return f"<%= ({expression}).inspect %>"


def corpus_cases(version: str) -> list[tuple[str, dict[str, Any]]]:
    """The templates of the corpus with what the Ruby of a version of Puppet made of them."""
    asked = transcript(EXPRESSIONS).values()
    expressions = [(shown(each.asked), each.answer(version)) for each in asked]
    templates = case_file(TEMPLATES).cases.values()
    return expressions + [(each.content.decode(), each.expected(version)) for each in templates]


class ExpressionRecorder(TranscriptRecorder):
    """What Ruby makes of the expressions."""

    def __init__(self) -> None:
        super().__init__("erb", EXPRESSIONS.name)

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        yield from zip(
            items, _real(shown(self.question(item).asked) for item in items), strict=True
        )


class TemplateRecorder(CaseFileRecorder):
    """What Ruby makes of the templates."""

    names_versions = False

    def __init__(self) -> None:
        super().__init__("erb")

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        templates = (case_file(item.path).cases[item.name].content.decode() for item in items)
        yield from zip(items, _real(templates), strict=True)


def _real(templates: Iterable[str]) -> list[dict[str, Any]]:
    return real([{"template": template, "variables": VARIABLES} for template in templates])


# --- Templates of modules

_NAME = re.compile(r"(?<![\w@])@([a-zA-Z_]\w*)|(?:lookupvar\(|scope\[) ?[\"'](?:::)?([\w:]+)[\"']")
_GUESSES: list[Any] = [
    None, None, "value", "", "10.0.0.1", "1.2", 8080, 3, True, False, ["a", "b"], [],
    {"key": "value", "other": ["x", "y"]}, {}, {"one": {"name": "n", "list": [1, 2]}}, "true",
    [{"path": "/a", "port": 1}, {"path": "/b"}], ["one two", "3"], 2.5, "undef",
    {"a": 1, "b": None}, "present", "0755", "a,b", "line\nline\n", ["b", "a", "b"], [[1, 2], [3]],
    {"x": {"y": {"z": ["w"]}}, "v": ""}, "http://h:80/p?q=1", "user@host", "ü", -1, 0, " padded ",
    {"10": "ten", "9": "nine"}, ["10.0.0.1", "10.0.0.2"], [True, False], [None, "a"], 10**12,
]  # fmt: skip


def _likely(template: str, name: str) -> list[Any]:
    """Values that fit the way a variable is used."""
    used = re.escape(name)
    around = rf"@{used}|\[ ?[\"'](?:::)?{used}[\"'] ?\]|\([\"'](?:::)?{used}[\"']\)"
    if re.search(
        rf"(?:{around})\.(?:sort\.)?(?:each|map|sort_by|collect) ?(?:do|{{) ?\|\w+, ?\w+\|",
        template,
    ):
        return [value for value in _GUESSES if isinstance(value, dict)]
    if re.search(rf"(?:{around})\.(?:each|map|collect|sort|join|flatten)", template):
        return [value for value in _GUESSES if isinstance(value, list)]
    return _GUESSES


def variations(template: str, count: int, seed: int) -> list[dict[str, Any]]:
    """A template with several sets of variables."""
    names = sorted({a or b for a, b in _NAME.findall(template)})
    choose = random.Random(seed)
    cases = []
    for turn in range(count):
        values = {
            name: choose.choice(_likely(template, name) if turn % 4 else _GUESSES) for name in names
        }
        variables = {name: value for name, value in values.items() if value is not None}
        cases.append({"template": template, "variables": variables})
    return cases


def compare_modules(directory: Path, count: int) -> int:
    """Render every template with many sets of variables; differences are printed."""
    # Modules may be links to where they are.
    tops = [top.resolve() for top in directory.iterdir() if top.is_dir()]
    files = sorted(path for top in tops for path in top.rglob("*.erb") if path.is_file())
    counts: Counter[str] = Counter()
    inside = agreeing = 0
    for number, path in enumerate(files):
        template = path.read_bytes().decode("utf-8", "replace")
        try:
            compile_template(template)
        except UnsupportedRuby as error:
            print(f"outside: {path}:{error.line}: {error.construct}")
            counts["outside"] += count
            continue
        inside += 1
        cases = variations(template, count, number)
        agrees = True
        for case, expected in zip(cases, real(cases), strict=True):
            got = ours(case, asked_version())
            verdict = _verdict(expected, got)
            counts[verdict] += 1
            if verdict.startswith("DIFFERENT"):
                agrees = False
                print(f"{verdict}: {path}\n   ruby {_short(expected)}\n   ours {_short(got)}")
        agreeing += agrees
    print(f"{len(files)} templates, {inside} inside of the subset, {agreeing} without difference")
    print(dict(counts))
    return 0 if agreeing == inside else 1


def _short(outcome: dict[str, Any]) -> str:
    return json.dumps(outcome, ensure_ascii=False)[:300]


def _verdict(expected: dict[str, Any], got: dict[str, Any]) -> str:
    if "unsupported" in got:
        return "refused while running"
    if expected["ok"] != got["ok"]:
        return "DIFFERENT outcome"
    if expected["ok"]:
        return "same text" if expected["text"] == got["text"] else "DIFFERENT text"
    same = (expected["message"], expected["line"]) == (got["message"], got["line"])
    return "same error" if same else "DIFFERENT error"


def main() -> int:
    """Compare the templates of modules."""
    parser = argparse.ArgumentParser(description="Templates in ERB, rendered by Ruby and by us.")
    parser.add_argument("--modules", type=Path, metavar="DIRECTORY", required=True)
    parser.add_argument("--count", type=int, default=8, help="sets of variables for each template")
    options = parser.parse_args()
    return compare_modules(options.modules, options.count)


if __name__ == "__main__":
    sys.exit(main())
