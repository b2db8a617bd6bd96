"""How Ruby reads YAML, JSON and HOCON, and what it makes of merges, beside what we make of them.

    python -m tests.oracle.hiera.documents [--count N] [--seed N] [KIND ...]

reads generated files with Ruby and with ours, and shows where the two differ. Those that are
recorded, in the tables `tests/corpus/hiera/texts/KIND.json`, are others.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mupuppet.basics.floats import float_to_string
from mupuppet.comparison.case_files import MAIN_VERSION
from mupuppet.data_formats.hocon_reader import parse_hocon
from mupuppet.data_formats.json_reader import parse_json
from mupuppet.data_formats.problems import DataProblem
from mupuppet.data_formats.yaml_reader import parse_yaml
from mupuppet.hiera.errors import HieraError
from mupuppet.hiera.merging import strategy_for
from mupuppet.types.base import Type
from mupuppet.values.hashes import pairs_of
from mupuppet.values.regexps import Regexp
from mupuppet.values.strings import to_string
from mupuppet.values.symbols import Symbol
from mupuppet.values.value import DEFAULT, Sensitive, Value
from mupuppet.versions import PuppetVersion
from mupuppet.versions.current import current_version
from tests.oracle.hiera.cases import ask
from tests.oracle.recording import Item, TableRecorder, grouped, table
from tests.oracle.stored import CORPORA
from tests.oracle.versions import asked_version

#: The kinds, and how many rows are recorded at least.
COUNTS = {"yaml": 1500, "json": 300, "hocon": 300, "merge": 600}

Answer = dict[str, Any]


def encode(value: Value) -> Any:
    """A value in the form in which the driver writes it."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            return {"Bytes": value.encode(errors="surrogateescape").hex()}
        return value
    if isinstance(value, list):
        return [encode(element) for element in value]
    if isinstance(value, dict):
        return {"Hash": [[encode(key), encode(entry)] for key, entry in pairs_of(value)]}
    if isinstance(value, float):
        return {"Float": float_to_string(value)}
    if value is DEFAULT:
        return {"Default": True}
    if isinstance(value, Symbol):
        return {"Symbol": value.name}
    if isinstance(value, Sensitive):
        return {"Sensitive": encode(value.value)}
    if isinstance(value, Regexp):
        return {"Regexp": value.source}
    return {"Type" if isinstance(value, Type) else type(value).__name__: to_string(value)}


# --- Generating


class _Generator:
    """Texts that look like data, with more than usual that is odd."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def _pick(self, *choices: str) -> str:
        return self._random.choice(choices)

    def _some(self, letters: str, least: int, most: int) -> str:
        count = self._random.randint(least, most)
        return "".join(self._random.choice(letters) for _ in range(count))

    def _chance(self, probability: float) -> bool:
        return self._random.random() < probability

    # --- YAML

    def yaml(self) -> bytes:
        if self._chance(0.5):
            return f"a: {self._styled(self._scalar())}".encode()
        keys = ("a", "b", "c", ":d", "<<")
        entries = [
            f"{self._pick(*keys, self._scalar())}: {self._node(3, '')}"
            for _ in range(self._random.randint(1, 5))
        ]
        text = "\n".join(entries)
        if self._chance(0.1):
            text = self._pick("---\n", "--- ", "%YAML 1.1\n---\n", "\ufeff", "# c\n", "\t") + text
        if self._chance(0.1):
            text += self._pick("\n---\nx: [", "\n...\n", "\n... x", "\n--- y", "\n- z", "\n\t")
        return text.encode()

    def _scalar(self) -> str:
        chance = self._random.random()
        if chance < 0.35:
            return self._some("0123456789_,.:+-eExXb ", 1, 9)
        if chance < 0.5:
            return self._pick(*_ODD_SCALARS)
        if chance < 0.6:
            return self._some("ytonf~NULlsera1 ", 1, 6)
        return self._some("abcXY Z09-_.,:;!?#&*[]{}|>'\"%@`~=/\\\té\n", 0, 10)

    def _styled(self, text: str) -> str:
        chance = self._random.random()
        if chance < 0.6:
            return text
        if chance < 0.7:
            return json.dumps(text, ensure_ascii=self._chance(0.5))
        if chance < 0.8:
            return "'" + text.replace("'", "''") + "'"
        return self._pick(*_TAGS) + (text if self._chance(0.6) else json.dumps(text))

    def _node(self, depth: int, indent: str) -> str:
        chance = self._random.random()
        if depth <= 0 or chance < 0.5:
            return self._styled(self._scalar())
        if chance < 0.56:
            return self._pick("*a", "*b", "*zz")
        start = self._pick("", "", "", "&a ", "&b ", "!!map ", "!!seq ")
        count = self._random.randint(0, 4)
        if chance < 0.66:
            return f"{start}[{', '.join(self._node(depth - 1, indent) for _ in range(count))}]"
        if chance < 0.76:
            pairs = [f"{self._key()}: {self._node(depth - 1, indent)}" for _ in range(count)]
            return f"{start}{{{', '.join(pairs)}}}"
        inner = f"{indent}  "
        if chance < 0.8:
            lines = [f"{inner}{self._scalar()}".replace("\n", " ") for _ in range(count)]
            return "|" + self._pick("", "-", "+", "2") + "".join(f"\n{line}" for line in lines)
        if chance < 0.9:
            items = [f"\n{inner}- {self._node(depth - 1, inner)}" for _ in range(count + 1)]
        else:
            items = [
                f"\n{inner}{self._key()}: {self._node(depth - 1, inner)}" for _ in range(count + 1)
            ]
        return start + "".join(items)

    def _key(self) -> str:
        return self._pick(self._scalar(), "<<", "a", "b", "c")

    # --- JSON

    def json(self) -> bytes:
        before = self._pick("", "", "", " ", "\n", "//x\n", "/**/")
        return (before + self._json(4) + self._pick("", "", "\n", " ", "x", ",")).encode()

    def _json(self, depth: int) -> str:
        chance = self._random.random()
        if depth <= 0 or chance < 0.6:
            return self._pick(*_JSON_SCALARS)
        comma = self._pick(",", " , ", ",\n", ", /*x*/")
        values = [self._json(depth - 1) for _ in range(self._random.randint(0, 3))]
        if chance < 0.8:
            return "[" + comma.join(values) + self._pick("]", "]", "]", "]", ",]", "")
        keys = ['"a"', '"b"', '"c"', *(["a", "1"] if self._chance(0.2) else [])]
        pairs = [f"{self._pick(*keys)}{self._pick(':', ': ')}{value}" for value in values]
        return "{" + comma.join(pairs) + self._pick("}", "}", "}", "}", "}", ",}", "")

    # --- HOCON

    def hocon(self) -> bytes:
        return self._hocon_body(3, ["a", "b", "c", "d", '"q.k"', "a b", "e.f", "e.g"]).encode()

    def _hocon_body(self, depth: int, keys: list[str]) -> str:
        chosen = self._random.sample(keys, self._random.randint(0, min(4, len(keys))))
        separator = self._pick("\n", ",", ", ", "\n\n")
        return separator.join(
            f"{key}{self._pick('=', ':', ' = ', ' : ')}{self._hocon_value(depth)}" for key in chosen
        )

    def _hocon_value(self, depth: int) -> str:
        chance = self._random.random()
        if depth <= 0 or chance < 0.5:
            return "".join(self._pick(*_HOCON_PIECES) for _ in range(self._random.randint(1, 3)))
        if chance < 0.75:
            comma = self._pick(",", ", ", "\n", " , ")
            values = [self._hocon_value(depth - 1) for _ in range(self._random.randint(0, 3))]
            return f"[{comma.join(values)}]"
        return f"{{{self._hocon_body(depth - 1, ['x', 'y', 'z.u', 'z.v'])}}}"

    # --- Merges

    def merge(self) -> list[Any]:
        """Two values and a strategy, in the form of the driver."""
        return [encode(self._value(4)), encode(self._value(4)), encode(self._merge_options())]

    def _value(self, depth: int) -> Value:
        chance = self._random.random()
        if depth <= 0 or (chance < 0.45 and depth < 4):
            return self._random.choice(_MERGED_SCALARS)
        count = self._random.randint(0, 4)
        if chance < 0.65:
            return [self._value(depth - 1) for _ in range(count)]
        return {self._pick("a", "b", "c", "d", "--a"): self._value(depth - 1) for _ in range(count)}

    def _merge_options(self) -> dict[str, Value]:
        strategy = self._pick("deep", "deep", "deep", "unconstrained_deep", "reverse_deep")
        options: dict[str, Value] = {"strategy": strategy}
        if self._chance(0.1):
            return {"strategy": self._pick("hash", "unique")}
        if self._chance(0.5):
            options["knockout_prefix"] = self._pick("--", "--", "--", "-", "a", ".", "[ab]", "x*")
        for name, probability in (("merge_hash_arrays", 0.3), ("sort_merged_arrays", 0.2)):
            if self._chance(probability):
                options[name] = True
        if strategy != "deep":
            for name in ("overwrite_arrays", "extend_existing_arrays"):
                if self._chance(0.2):
                    options[name] = True
            if self._chance(0.2):
                options["unpack_arrays"] = self._pick(",", "b")
        return options


_ODD_SCALARS = (
    "yes no true false on off y n Y N null ~ Null NULL TRUE True tRue oN OFF .inf -.inf +.INF .NaN "
    ".nan -.nan 0o17 0x1F 0b11 0b12 010 08 0_1 1_000 1,000 1__0 12:30 12:30:45 -1:30 1:60 "
    "12:30:45.5 190:20:30.15 1e5 1.0e5 1.0e+5 1.e+5 .5 5. -.5 +.5 . - + 2001-1-1 2001-12-31 "
    "2001-13-01 2001-02-31 2001-02-03T04:05:06Z :a :::a a:b : :: !x << = 0 -0 +0 00 0.0 -0.0 1_ _1 "
    "1.5.6 127.0.0.1 1-2 0x 0b 0, %{x}"
).split()
_ODD_SCALARS += ["2001-02-03 04:05:06", "2001-02-03t4:05:06.7 -5:00", ':"a b"', ":'x'y"]
_TAGS = (
    "!!str ", "!!int ", "!!float ", "!!bool ", "!foo ", "!!binary ", "!!null ", "&a ",
    "!ruby/sym ", "! ", "!str ", "!float ", "!ruby/object:X ", "!str:Y ",
)  # fmt: skip
_JSON_SCALARS = (
    "1", "-1", "0", "01", "-0", "1.0", "1.", ".5", "1e5", "1E+5", "-0.0", "true", "false", "null",
    "NaN", "Infinity", "nul", '"a"', '"\\u00e9"', '"\\ud83d\\ude00"', '"\\ud83d"', '"\\q"',
    '"\\u12"', '"a\tb"', '"//x"', '"/*"', '""', '"\\"', "'a'", "123456789012345678901234567890",
    '"é"', "/*c*/1", "1//c\n", '"\\/"', '"\\\\q"', "+1", '"%{x}"',
)  # fmt: skip
_HOCON_PIECES = (
    "x", "y", "1", "1.5", "true", "null", '"q"', '"a b"', " ", "foo", "-", ".", "10",
    '"""r"w"""', "/", "0x1", "%", "1e3", "${?nowhere}",
)  # fmt: skip
_MERGED_SCALARS: list[Value] = [
    "a", "b", "c", "--a", "--b", "--", "", 1, 2, 1.0, True, False, None, "--c\n--d", "x--a",
]  # fmt: skip


# --- Texts and answers


def inputs(kind: str, count: int, seed: int) -> list[Any]:
    """Generated texts, or merges, of a kind; the same ones for the same seed."""
    generator = _Generator(seed)
    make: Callable[[], Any] = getattr(generator, kind)
    return [make() for _ in range(count)]


def request(kind: str, given: Any) -> dict[str, Any]:
    """An input in the form of the driver."""
    if kind == "merge":
        left, right, merge = given
        return {"do": "merge", "left": left, "right": right, "merge": merge}
    return {"do": kind, "base64": base64.b64encode(given).decode("ascii")}


def ours(kind: str, given: Any, version: PuppetVersion) -> Answer:
    """What we make of an input, in the words of a version's Ruby."""
    current_version.set(version)
    parsers: dict[str, Callable[[bytes, str], Value]] = {
        "yaml": parse_yaml,
        "json": parse_json,
        "hocon": parse_hocon,
    }
    try:
        if kind == "merge":
            left, right, merge = (decode(part) for part in given)
            return {"value": encode(strategy_for(merge).merge(left, right))}
        value = parsers[kind](given, f"data.{kind}")
    except (DataProblem, HieraError) as problem:
        return {"error": problem.message}
    # Puppet makes no difference between a file without data and one that has `false`.
    return {"value": encode(False if kind == "yaml" and value is None else value)}


def decode(data: Any) -> Value:
    """A value of its encoded form."""
    if isinstance(data, list):
        return [decode(element) for element in data]
    if isinstance(data, dict):
        (kind, content), *_ = data.items()
        if kind == "Hash":
            return {decode(key): decode(value) for key, value in content}
        return float(content)
    return data


def agree(kind: str, theirs: Answer, mine: Answer) -> bool:
    """Do two answers say the same?

    Messages about YAML are compared word by word. Others have the same cause but other words:
    Ruby's JSON names a line of its own source, and which values a sort cannot compare depends on
    the algorithm.
    """
    if "error" in theirs:
        if kind == "yaml" and not _is_crash(theirs["error"]):
            return bool(theirs["error"] == mine.get("error"))
        return "error" in mine
    return json.dumps(theirs.get("value")) == json.dumps(mine.get("value", "an error"))


def _is_crash(message: str) -> bool:
    """Is it an internal message of Ruby's library?"""
    crashes = ("undefined method", "stack level too deep", "invalid value for Float(): ")
    return message.startswith(crashes)


def answers(kind: str, given: list[Any]) -> list[Answer]:
    """What Ruby makes of inputs."""
    kept = ("value", "error")
    found = ask(request(kind, each) for each in given)
    return [{name: answer[name] for name in kept if name in answer} for answer in found]


def recorded(kind: str, version: str = MAIN_VERSION) -> list[tuple[Any, Answer]]:
    """The recorded inputs, and what a version's Ruby made of them."""
    rows = [dict(row) for row in table(CORPORA / "hiera" / "texts" / f"{kind}.json", version)]
    return [(_input(kind, row.pop("given")), row) for row in rows]


def _input(kind: str, given: Any) -> Any:
    return given if kind == "merge" else given.encode()


class DataFormatRecorder(TableRecorder):
    """What Ruby reads."""

    def __init__(self) -> None:
        super().__init__("hiera/texts", list(COUNTS))

    def ask(self, items: Sequence[Item]) -> Iterator[tuple[Item, Any]]:
        for path, asked in grouped(items).items():
            given = [self.recorded(item)["given"] for item in asked]
            found = answers(path.stem, [_input(path.stem, each) for each in given])
            for item, each, answer in zip(asked, given, found, strict=True):
                yield item, {"given": each, **answer}


def compare(kind: str, count: int, seed: int) -> int:
    """Show where we differ from Ruby; gives the number of differences."""
    given = inputs(kind, count, seed)
    differing = 0
    for each, theirs in zip(given, answers(kind, given), strict=True):
        mine = ours(kind, each, asked_version())
        if not agree(kind, theirs, mine):
            differing += 1
            print(f"{each!r}\n  Ruby {theirs}\n  ours {mine}")
    print(f"{kind}: {count} texts, {differing} differences")
    return differing


def main() -> int:
    """Compare."""
    parser = argparse.ArgumentParser(description="Compare how Ruby and we read data.")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("kinds", nargs="*", metavar="KIND", choices=[*COUNTS, []])
    options = parser.parse_args()
    kinds = options.kinds or list(COUNTS)
    return 1 if sum(compare(kind, options.count, options.seed) for kind in kinds) else 0


if __name__ == "__main__":
    sys.exit(main())
